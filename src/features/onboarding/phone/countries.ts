/** Countries with their dial codes, as the public service tells them. Only what is shown is read from its answer. */

export type Country = {
  /** As in Oman. */
  name: string;
  /** As in +968. */
  dial: string;
  /** Its two letters, as in OM; left out where the site does not know them. */
  code?: string | undefined;
  /** Address of a picture of its flag; empty where there is none. */
  flag: string;
  /** Address of the site's own, for where that picture does not come. */
  ownFlag?: string | undefined;
};

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * The dial code; empty where the service does not tell it. One suffix belongs to it (+968). Of several each is a region, and
 * the root is what all share (+1). A root of one digit is a dial code of its own only in +1 and +7.
 */
export function getDialCode(idd: unknown): string {
  const { root, suffixes } = record(idd);
  const [first, ...others] = Array.isArray(suffixes) ? suffixes.map(text) : [];
  const dial = text(root) + (first !== undefined && others.length === 0 ? first : '');
  return /^\+(?:[17]|\d{2,6})$/.test(dial) ? dial : '';
}

type ByName = ReadonlyMap<string, Country>;

function countryOf(entry: unknown, known: ByName): Country[] {
  const { name, flags, idd } = record(entry);
  const common = text(record(name)['common']);
  const dial = getDialCode(idd) || (record(idd)['root'] ? (known.get(common)?.dial ?? '') : '');
  const png = text(record(flags)['png']);
  // A country without a dial code has no phones to verify.
  return common && dial ? [{ name: common, dial, flag: png.startsWith('https://') ? png : '' }] : [];
}

const byName = (countries: readonly Country[]): Map<string, Country> =>
  new Map(countries.map((country) => [country.name, country]));

/**
 * The countries of an answer in the order of their names, each once; none where the answer is not what was asked for.
 * @param known countries of the site, for a dial code that the answer does not tell
 */
export function parseCountries(answer: unknown, known: readonly Country[] = []): Country[] {
  if (!Array.isArray(answer)) return [];
  const own = byName(known);
  const found = byName(answer.flatMap((entry) => countryOf(entry, own)));
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The part of the countries of the site that an answer must have: the world gains or loses few. */
const LEAST_SHARE = 0.9;

/**
 * Whether a list can stand in place of that of the site: a service that has lost countries must not lock anybody out.
 * @param start the country that is chosen first
 */
export const isComplete = (countries: readonly Country[], known: readonly Country[], start: string): boolean =>
  countries.length >= known.length * LEAST_SHARE && countries.some(({ name }) => name === start);

/** The same countries with what only the site knows: their letters and flags of its own. */
export function withOwn(countries: readonly Country[], known: readonly Country[]): Country[] {
  const own = byName(known);
  return countries.map((country) => {
    const { code, flag } = own.get(country.name) ?? {};
    return { ...country, code, ownFlag: flag };
  });
}

/** Small letters without accents. */
const folded = (labels: string): string => labels.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const initials = (name: string): string =>
  folded(name)
    .split(/[^\p{L}]+/u)
    .map((word) => word.charAt(0))
    .join('');

/** Those that a visitor may mean: by a part of the name, the dial code with or without a plus, or first letters. */
export function filterCountries(countries: readonly Country[], typed: string): readonly Country[] {
  const labels = folded(typed.trim());
  if (!labels) return countries;
  const digits = /^(?:\+|00)?(\d+)$/.exec(labels)?.[1];
  if (digits !== undefined) return countries.filter(({ dial }) => dial.slice(1).startsWith(digits));
  const rank = ({ name }: Country): number => {
    const letters = initials(name);
    if (folded(name).startsWith(labels)) return 0;
    // As in US, which Australia has in it.
    if (letters === labels) return 1;
    if (folded(name).includes(labels)) return 2;
    return letters.startsWith(labels) ? 3 : 4;
  };
  return countries.filter((country) => rank(country) < 4).sort((a, b) => rank(a) - rank(b));
}
