/** Countries with their dial codes, parsed from the response of the countries API. */
import { DEFAULT_LOCALE } from '@/lib/locales.ts';

export type Country = {
  /** English name, as in Oman. */
  name: string;
  /** Dial code, as in +968. */
  dial: string;
  /** ISO 3166-1 alpha-2 code, as in OM; undefined when the site does not list the country. */
  code?: string | undefined;
  /** URL of the flag image; empty when there is none. */
  flag: string;
  /** Path of the site's own flag image, a fallback when `flag` fails to load. */
  ownFlag?: string | undefined;
};

const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const toText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * Returns the dial code, or an empty string when the response has none. A single suffix is part of the code (+968). Several
 * suffixes are regions, and the root alone is the code (+1). A root of one digit is a whole dial code only for +1 and +7.
 */
export function getDialCode(idd: unknown): string {
  const { root, suffixes } = toRecord(idd);
  const [first, ...others] = Array.isArray(suffixes) ? suffixes.map(toText) : [];
  const dial = toText(root) + (first !== undefined && others.length === 0 ? first : '');
  return /^\+(?:[17]|\d{2,6})$/.test(dial) ? dial : '';
}

type ByName = ReadonlyMap<string, Country>;

function parseCountry(entry: unknown, known: ByName): Country[] {
  const { name, flags, idd } = toRecord(entry);
  const common = toText(toRecord(name)['common']);
  const dial = getDialCode(idd) || (toRecord(idd)['root'] ? (known.get(common)?.dial ?? '') : '');
  const png = toText(toRecord(flags)['png']);
  // A country without a dial code has no phone numbers to verify.
  return common && dial ? [{ name: common, dial, flag: png.startsWith('https://') ? png : '' }] : [];
}

const indexByName = (countries: readonly Country[]): Map<string, Country> =>
  new Map(countries.map((country) => [country.name, country]));

const sortByName = (countries: readonly Country[]): Country[] =>
  countries.toSorted((a, b) => a.name.localeCompare(b.name, DEFAULT_LOCALE));

/**
 * Parses a response into countries sorted by name, without duplicates. Returns an empty list for an unexpected response.
 * @param known countries of the site, for dial codes that the response omits
 */
export function parseCountries(answer: unknown, known: readonly Country[] = []): Country[] {
  if (!Array.isArray(answer)) return [];
  const own = indexByName(known);
  const found = indexByName(answer.flatMap((entry) => parseCountry(entry, own)));
  return sortByName([...found.values()]);
}

/**
 * Returns the countries of a response with the ISO codes and flag images of the site, and the countries that it lacks, sorted by
 * name. A response without a visitor's country must not lock the visitor out. A country that has another name on the site is
 * found by its dial code, if no other country has it.
 */
export function mergeCountries(countries: readonly Country[], known: readonly Country[]): Country[] {
  const byName = indexByName(known);
  const findKnown = ({ name, dial }: Country): Country | undefined => {
    const sameName = byName.get(name);
    if (sameName) return sameName;
    const [only, ...others] = known.filter((country) => country.dial === dial);
    return others.length === 0 ? only : undefined;
  };
  const found = new Set<Country | undefined>();
  const merged = countries.map((country) => {
    const own = findKnown(country);
    found.add(own);
    return { ...country, code: own?.code, ownFlag: own?.flag };
  });
  return sortByName([...merged, ...known.filter((country) => !found.has(country))]);
}

/** Returns a text in lower case without diacritics. */
const normalize = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const getInitials = (name: string): string =>
  normalize(name)
    .split(/[^\p{L}]+/u)
    .map((word) => word.charAt(0))
    .join('');

/** Returns the countries that match a search: part of the name, dial code with or without plus, or initials. Best match first. */
export function filterCountries(countries: readonly Country[], typed: string): readonly Country[] {
  const query = normalize(typed.trim());
  if (!query) return countries;
  const digits = /^(?:\+|00)?(\d+)$/.exec(query)?.[1];
  if (digits !== undefined) return countries.filter(({ dial }) => dial.slice(1).startsWith(digits));
  const rank = ({ name }: Country): number => {
    const letters = getInitials(name);
    if (normalize(name).startsWith(query)) return 0;
    // Initials rank above a part of the name: “US” means United States rather than Australia.
    if (letters === query) return 1;
    if (normalize(name).includes(query)) return 2;
    return letters.startsWith(query) ? 3 : 4;
  };
  return countries.filter((country) => rank(country) < 4).sort((a, b) => rank(a) - rank(b));
}
