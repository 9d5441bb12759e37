import { distance } from 'fastest-levenshtein';

/**
 * Edits between two words: insertions, deletions, replacements, and one pair of neighbours that changed places,
 * the slip of fast typing that Levenshtein counts as two.
 * @param limit what is farther than this need not be exact, which saves nearly all of the work
 */
export function editDistance(one: string, other: string, limit = Infinity): number {
  let least = distance(one, other);
  if (least > limit + 1) return least;
  for (let at = 1; at < one.length && least > 1; at += 1) {
    const swapped = `${one.slice(0, at - 1)}${one.charAt(at)}${one.charAt(at - 1)}${one.slice(at + 1)}`;
    least = Math.min(least, distance(swapped, other) + 1);
  }
  return least;
}
