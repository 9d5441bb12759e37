/** The list that comes with the site, for when the service of countries cannot be asked. Read once a build. */
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import countries from 'world-countries';
import { memoizeForBuild } from '@/lib/memoize.ts';
import { parseCountries, type Country } from './countries.ts';

/** Where the drawing of a flag is, by the two letters of its country. */
export const getFlagPath = (code: string): string => `/flags/${code.toLowerCase()}.svg`;

/** The two letters of all countries that have a dial code, as in OM. */
export const getCountryCodes = (): string[] => countries.filter(({ idd }) => idd.root).map(({ cca2 }) => cca2);

/** Countries with the dial codes that telephones know, for those that the list tells by their regions alone. */
const dialled = (): Country[] =>
  countries.flatMap(({ name, cca2 }) =>
    isSupportedCountry(cca2) ? [{ name: name.common, dial: `+${getCountryCallingCode(cca2)}`, flag: '' }] : [],
  );

export const getFallbackCountries = memoizeForBuild((): Promise<Country[]> => {
  const codes = new Map(countries.map(({ name, cca2 }) => [name.common, cca2]));
  const list = parseCountries(countries, dialled()).map((country) => {
    const code = codes.get(country.name) ?? '';
    return { ...country, code, flag: getFlagPath(code) };
  });
  return Promise.resolve(list);
});
