/** The site's own list of countries, used when the countries API cannot be reached. */
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import countries from 'world-countries';
import { memoizeContent } from '@/lib/memoize.ts';
import { parseCountries, type Country } from './countries.ts';

/** Returns the path of a flag image, by ISO 3166-1 alpha-2 code. */
const getFlagPath = (code: string): string => `/flags/${code.toLowerCase()}.svg`;

/** Returns the ISO 3166-1 alpha-2 codes of all countries that have a dial code. */
export const getCountryCodes = (): string[] => countries.filter(({ idd }) => idd.root).map(({ cca2 }) => cca2);

/** Returns countries with the dial codes of libphonenumber, because the list only has region codes for some of them. */
const getDialledCountries = (): Country[] =>
  countries.flatMap(({ name, cca2 }) =>
    isSupportedCountry(cca2) ? [{ name: name.common, dial: `+${getCountryCallingCode(cca2)}`, flag: '' }] : [],
  );

export const getFallbackCountries = memoizeContent((): Promise<Country[]> => {
  const codes = new Map(countries.map(({ name, cca2 }) => [name.common, cca2]));
  const list = parseCountries(countries, getDialledCountries()).map((country) => {
    const code = codes.get(country.name) ?? '';
    return { ...country, code, flag: getFlagPath(code) };
  });
  return Promise.resolve(list);
});
