/**
 * Returns what is left to post of a text that was typed while an earlier version of it was being stored. Without a common
 * beginning, all of it is.
 */
export const getRemainingText = (posted: string, typed: string): string =>
  typed.startsWith(posted) ? typed.slice(posted.length).trimStart() : typed;
