/** Phone numbers of a country: written as one does there, and kept as the whole world reads them. Loaded once a country is known. */
import { AsYouType, type CountryCode } from 'libphonenumber-js/min';
import { stripBidiControls, toAsciiDigits } from '@/lib/text/normalize.ts';
import type { Country } from './countries.ts';

/** What a number needs of its country. */
export type Home = Pick<Country, 'dial' | 'code'>;

/** The digits that were typed, those of an international number behind a plus. */
const lineOf = (typed: string): string =>
  toAsciiDigits(stripBidiControls(typed))
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');

/** Whether it names a country, and not this one, or not yet. */
export const isForeignNumber = (dial: string, typed: string): boolean => {
  const line = lineOf(typed);
  return line.startsWith('+') && !line.startsWith(dial);
};

/** The number that a line is, in a country where it has no plus. */
function numberIn(line: string, code?: string) {
  // Of a country that it does not know it makes nothing.
  const written = new AsYouType(code as CountryCode | undefined);
  written.input(line);
  return written.getNumber();
}

/**
 * What digits may mean in a country, the likeliest first: a number as one dials it there, with or without the zero or eight
 * before it; the part behind the dial code; the whole number without its plus.
 */
function* meanings({ dial, code }: Home, line: string) {
  yield numberIn(line, code);
  if (line.startsWith('+')) return;
  yield numberIn(dial + line);
  if (line.startsWith(dial.slice(1))) yield numberIn(`+${line}`);
}

/** The number as in +96891234567; undefined when it is none of that country. */
export function toE164(home: Home, typed: string): string | undefined {
  const line = lineOf(typed);
  if (isForeignNumber(home.dial, line)) return undefined;
  for (const number of meanings(home, line)) {
    if (number?.isValid() && number.number.startsWith(home.dial)) return number.number;
  }
  return undefined;
}

/** What stands behind the dial code in a number that is written with it. */
function behindDialCode(dial: string, written: string): string {
  const digits = [...written.matchAll(/\d/g)];
  const last = digits[dial.length - 2];
  return last ? written.slice(last.index + 1).replace(/^[^\d(]+/, '') : '';
}

/** The number as it is written in its country, while it is typed; with a plus as long as that is not the country's own. */
export function formatPhone(home: Home, typed: string): string {
  const { dial } = home;
  const line = lineOf(typed);
  if (isForeignNumber(dial, line)) return new AsYouType().input(line);
  if (line === dial) return line;
  const digits = line.replace(/\D/g, '');
  const whole = toE164(home, line) ?? (line.startsWith('+') ? line : digits && dial + digits);
  return behindDialCode(dial, new AsYouType().input(whole));
}

/**
 * Whose number this is, written with a plus: the country with the longest dial code that it is whole in; undefined where it
 * is of none, or several share that code.
 */
export function getCountryOfNumber<Some extends Home>(countries: readonly Some[], typed: string): Some | undefined {
  const line = lineOf(typed);
  const fitting = countries.filter((country) => line.startsWith(country.dial) && toE164(country, line) !== undefined);
  const longest = Math.max(...fitting.map(({ dial }) => dial.length));
  const [home, ...others] = fitting.filter(({ dial }) => dial.length === longest);
  return others.length > 0 ? undefined : home;
}
