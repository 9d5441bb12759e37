/**
 * What the service of countries answers, in its shape; the flags are left out, so that nothing is fetched from elsewhere.
 * One country is missing, which tells the answer from the list of the site.
 */
import { createRequire } from 'node:module';

type Entry = { name: { common: string }; flags: { png: string }; idd: { root: string; suffixes: string[] } };

const world = createRequire(import.meta.url)('world-countries') as Omit<Entry, 'flags'>[];

/** The country that the answer has not. */
export const MISSING = 'Iceland';

export const COUNTRY_ANSWER: Entry[] = world
  .filter(({ name }) => name.common !== MISSING)
  .map(({ name, idd }) => ({ name: { common: name.common }, flags: { png: '' }, idd }));
