/** Countries with their dial codes, as the public service tells them. Only what is shown is read from its answer. */

export type Country = {
  /** As in Oman. */
  name: string;
  /** As in +968. */
  dial: string;
  /** Address of a picture of its flag; empty where there is none. */
  flag: string;
  /** Address of the site's own, for where that picture does not come. */
  ownFlag?: string | undefined;
};

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** One suffix belongs to the dial code (+968); of several each is a region, and the root is what all share (+1). */
export function dialCode(idd: unknown): string {
  const { root, suffixes } = record(idd);
  const [first, ...others] = Array.isArray(suffixes) ? suffixes.map(text) : [];
  const dial = text(root) + (first !== undefined && others.length === 0 ? first : '');
  return /^\+\d{1,6}$/.test(dial) ? dial : '';
}

function countryOf(entry: unknown): Country[] {
  const { name, flags, idd } = record(entry);
  const common = text(record(name)['common']);
  const dial = dialCode(idd);
  const png = text(record(flags)['png']);
  // A country without a dial code has no phones to verify.
  return common && dial ? [{ name: common, dial, flag: png.startsWith('https://') ? png : '' }] : [];
}

/** In the order of their names, each once; none where the answer is not what was asked for. */
export function countriesOf(answer: unknown): Country[] {
  if (!Array.isArray(answer)) return [];
  const byName = new Map(answer.flatMap(countryOf).map((country) => [country.name, country]));
  return [...byName.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Small letters without accents. */
const folded = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const initials = (name: string): string =>
  folded(name)
    .split(/[^\p{L}]+/u)
    .map((word) => word.charAt(0))
    .join('');

/** Those that a visitor may mean: by a part of the name, the dial code with or without a plus, or first letters. */
export function matching(countries: readonly Country[], typed: string): readonly Country[] {
  const words = folded(typed.trim());
  if (!words) return countries;
  const digits = /^(?:\+|00)?(\d+)$/.exec(words)?.[1];
  if (digits !== undefined) return countries.filter(({ dial }) => dial.slice(1).startsWith(digits));
  const rank = ({ name }: Country): number => {
    if (folded(name).startsWith(words)) return 0;
    if (folded(name).includes(words)) return 1;
    return initials(name).startsWith(words) ? 2 : 3;
  };
  return countries.filter((country) => rank(country) < 3).sort((a, b) => rank(a) - rank(b));
}
