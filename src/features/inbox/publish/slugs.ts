/** Slugs of published entries. */
import { ROUTES } from '@/routes.ts';

const MAX_LENGTH = 60;

/** Routes by their lower-case paths: an entry under such a path would have no page of its own. */
const ROUTE_PATHS: ReadonlySet<string> = new Set(Object.values(ROUTES).map((path) => path.toLowerCase()));

/** Returns whether a page of the site already has the address of an entry. */
export const isRoute = (address: string): boolean => ROUTE_PATHS.has(address.toLowerCase());

/**
 * Returns the beginning of a slug: the Latin letters and digits of the name, or of the alternatives when there are none.
 * Nothing else of it gets into a path.
 */
export function createSlug(...names: readonly string[]): string {
  for (const name of names) {
    // `ß` and `ø` have no decomposition; what is left of a name is enough for a slug.
    const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    const words = plain.split(/[^a-z0-9]+/).filter(Boolean);
    let slug = '';
    for (const word of words) {
      const longer = slug ? `${slug}-${word}` : word.slice(0, MAX_LENGTH);
      if (longer.length > MAX_LENGTH) break;
      slug = longer;
    }
    if (slug) return slug;
  }
  return 'entry';
}

/** Returns slugs in the order in which they are tried: `honey`, `honey-2`, `honey-3`. */
export function* listCandidates(slug: string): Generator<string> {
  yield slug;
  for (let number = 2; ; number += 1) yield `${slug}-${number}`;
}
