/** Characters of a line that stands for a whole post. */
const LONGEST = 60;

/** The beginning of a text on one line, cut between words. */
export function createExcerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  const cut = line.slice(0, LONGEST);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s.,;:–-]+$/, '')}…`;
}
