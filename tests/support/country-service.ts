/**
 * A response of the country service, without flags, so that the page requests no pictures from other hosts. One country is not in
 * the site's own list, which distinguishes the response from it.
 */
import { createRequire } from 'node:module';

type Entry = { name: { common: string }; flags: { png: string }; idd: { root: string; suffixes: string[] } };

const world = createRequire(import.meta.url)('world-countries') as Omit<Entry, 'flags'>[];

/** The country that only the response has. */
export const ADDED_COUNTRY = 'Aaland';

export const COUNTRY_RESPONSE: Entry[] = [
  ...world.map(({ name, idd }) => ({ name: { common: name.common }, flags: { png: '' }, idd })),
  { name: { common: ADDED_COUNTRY }, flags: { png: '' }, idd: { root: '+9', suffixes: ['99'] } },
];
