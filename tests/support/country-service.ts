/**
 * A response of the country service, without flags, so that the page requests no pictures from other hosts. One country is
 * missing, which distinguishes the response from the site's own list.
 */
import { createRequire } from 'node:module';

type Entry = { name: { common: string }; flags: { png: string }; idd: { root: string; suffixes: string[] } };

const world = createRequire(import.meta.url)('world-countries') as Omit<Entry, 'flags'>[];

/** The country that is missing in the response. */
export const MISSING_COUNTRY = 'Iceland';

export const COUNTRY_RESPONSE: Entry[] = world
  .filter(({ name }) => name.common !== MISSING_COUNTRY)
  .map(({ name, idd }) => ({ name: { common: name.common }, flags: { png: '' }, idd }));
