/** A part of a message: text, or a link to a web page. */
export type TextPart = { text: string; href?: string };

/** A web address up to the next space, quote or angle bracket. */
const ADDRESS = /https?:\/\/[^\s<>"“”«»]+/giu;

/** Punctuation that belongs to the sentence instead of the address, also in Arabic. */
const TRAILING = /[.,;:!?'’…،؛؟۔]+$/u;

/** Removes punctuation and closing brackets that the address did not open. */
function trimAddress(address: string): string {
  let trimmed = address.replace(TRAILING, '');
  while (trimmed.endsWith(')') && trimmed.split('(').length < trimmed.split(')').length) {
    trimmed = trimmed.slice(0, -1).replace(TRAILING, '');
  }
  return trimmed;
}

/** Splits a message into text and links. Only addresses that begin with http or https become links. */
export function findLinks(message: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of message.matchAll(ADDRESS)) {
    const text = trimAddress(match[0]);
    const url = URL.canParse(text) ? new URL(text) : undefined;
    // A name and password before the host hide where a link leads.
    if (!url || url.hostname === '' || url.username !== '' || url.password !== '') continue;
    if (match.index > end) parts.push({ text: message.slice(end, match.index) });
    parts.push({ text, href: url.href });
    end = match.index + text.length;
  }
  if (end < message.length) parts.push({ text: message.slice(end) });
  return parts;
}
