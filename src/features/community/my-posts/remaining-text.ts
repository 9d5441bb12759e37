/** The text between a stored draft of a post, which is one line, and what follows it. */
export const SEPARATOR = ' ';

/** Appends what was typed to a stored draft. */
export const joinTexts = (stored: string, typed: string): string => [stored, typed].filter(Boolean).join(SEPARATOR);

/**
 * Returns what is left to post of a text that was typed while an earlier version of it was being stored. Without a common
 * beginning, all of it is.
 * @param restored the stored draft that was put before the text meanwhile, if any: it was not posted
 */
export function getRemainingText(posted: string, typed: string, restored = ''): string {
  const joined = joinTexts(restored, posted);
  if (typed.startsWith(joined)) return joinTexts(restored, typed.slice(joined.length).trimStart());
  return typed.startsWith(posted) ? typed.slice(posted.length).trimStart() : typed;
}
