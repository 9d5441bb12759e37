/**
 * The person whom an entry names. The visitor's own name is personal, so the entry gets a person of its own that says only what
 * the page needs: a role and a place.
 */
import { createSlug } from '../slugs.ts';
import type { EntryPlan } from '../publication.ts';
import { getPlaceName } from './place.ts';
import type { Source } from './source.ts';

/**
 * Returns the person as an entry.
 * @param title how the page calls the person, as in “Buyer”
 */
export function planPerson(site: Source['site'], title: string, role: 'buyer' | 'seller', place: string): EntryPlan {
  const name = `${title} in ${getPlaceName(site, place)}`;
  return {
    collection: 'people',
    slug: createSlug(name),
    createState: (slug) => ({ name: { name, slug }, role, place }),
  };
}
