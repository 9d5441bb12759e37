/** The list that comes with the site, for when the service of countries can not be asked. Read once a build. */
import countries from 'world-countries';
import { once } from '@/cms/once.ts';
import { countriesOf, type Country } from './countries.ts';

/** Where the drawing of a flag is, by the two letters of its country. */
export const flagPath = (code: string): string => `/flags/${code.toLowerCase()}.svg`;

/** The two letters of all countries that have a dial code, as in OM. */
export const countryCodes = (): string[] => countries.filter(({ idd }) => idd.root).map(({ cca2 }) => cca2);

export const builtInCountries = once((): Promise<Country[]> => {
  const codes = new Map(countries.map(({ name, cca2 }) => [name.common, cca2]));
  const list = countriesOf(countries).map((country) => ({ ...country, flag: flagPath(codes.get(country.name) ?? '') }));
  return Promise.resolve(list);
});
