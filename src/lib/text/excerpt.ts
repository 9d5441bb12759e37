/** Maximum length of an excerpt in UTF-16 units. */
const MAX_LENGTH = 60;

/** Returns the beginning of a text on one line, cut between words. */
export function createExcerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_LENGTH) return line;
  // Slicing may split a surrogate pair.
  const cut = line.slice(0, MAX_LENGTH).replace(/\p{Cs}$/u, '');
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s.,;:–-]+$/, '')}…`;
}
