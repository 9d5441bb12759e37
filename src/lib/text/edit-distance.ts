import { distance } from 'fastest-levenshtein';

/**
 * Returns the edit distance between two words: insertions, deletions, replacements, and one swap of adjacent letters, a
 * common typing error that Levenshtein counts as two edits.
 * @param limit a distance above it may be inexact, which saves most of the work
 */
export function getEditDistance(first: string, second: string, limit = Infinity): number {
  let minimum = distance(first, second);
  if (minimum > limit + 1) return minimum;
  for (let at = 1; at < first.length && minimum > 1; at += 1) {
    const swapped = `${first.slice(0, at - 1)}${first.charAt(at)}${first.charAt(at - 1)}${first.slice(at + 1)}`;
    minimum = Math.min(minimum, distance(swapped, second) + 1);
  }
  return minimum;
}
