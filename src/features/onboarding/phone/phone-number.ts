/** Formats and parses phone numbers of a country. Large, so it is loaded after a country is selected. */
import { AsYouType, type CountryCode } from 'libphonenumber-js/min';
import { stripBidiControls, toAsciiDigits } from '@/lib/text/normalize.ts';
import type { Country } from './countries.ts';

/** The properties of a country that parsing needs. */
export type PhoneCountry = Pick<Country, 'dial' | 'code'>;

/** Returns the typed digits, with a leading plus for an international number. */
const toDigits = (typed: string): string =>
  toAsciiDigits(stripBidiControls(typed))
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');

/** Returns true when a number starts with a plus and another dial code, or with an incomplete one. */
export const isForeignNumber = (dial: string, typed: string): boolean => {
  const line = toDigits(typed);
  return line.startsWith('+') && !line.startsWith(dial);
};

/** Parses digits as a number of a country, or as an international number. */
function parseNumber(line: string, code?: string) {
  // Returns no number for a country that the library does not support.
  const written = new AsYouType(code as CountryCode | undefined);
  written.input(line);
  return written.getNumber();
}

/**
 * Yields the numbers that digits may stand for in a country, the most likely first: a number as dialled in the country, with
 * or without trunk prefix; the part behind the dial code; the whole number without its plus.
 */
function* listCandidates({ dial, code }: PhoneCountry, line: string) {
  yield parseNumber(line, code);
  if (line.startsWith('+')) return;
  yield parseNumber(dial + line);
  if (line.startsWith(dial.slice(1))) yield parseNumber(`+${line}`);
}

/** Returns the number in E.164, as in +96891234567, or undefined when it is not a valid number of the country. */
export function toE164(home: PhoneCountry, typed: string): string | undefined {
  const line = toDigits(typed);
  if (isForeignNumber(home.dial, line)) return undefined;
  for (const number of listCandidates(home, line)) {
    if (number?.isValid() && number.number.startsWith(home.dial)) return number.number;
  }
  return undefined;
}

/** Removes the dial code from a formatted international number. */
function stripDialCode(dial: string, written: string): string {
  const digits = [...written.matchAll(/\d/g)];
  const last = digits[dial.length - 2];
  return last ? written.slice(last.index + 1).replace(/^[^\d(]+/, '') : '';
}

/** Formats a number as it is written in its country, while it is typed. A number with another dial code keeps its plus. */
export function formatTypedPhone(home: PhoneCountry, typed: string): string {
  const { dial } = home;
  const line = toDigits(typed);
  if (isForeignNumber(dial, line)) return new AsYouType().input(line);
  if (line === dial) return line;
  const digits = line.replace(/\D/g, '');
  const whole = toE164(home, line) ?? (line.startsWith('+') ? line : digits && dial + digits);
  return stripDialCode(dial, new AsYouType().input(whole));
}

/**
 * Returns the country of an international number: the one with the longest matching dial code in which the number is valid.
 * Returns undefined when there is none, or when several countries share the code.
 */
export function getCountryOfNumber<Some extends PhoneCountry>(
  countries: readonly Some[],
  typed: string,
): Some | undefined {
  const line = toDigits(typed);
  const fitting = countries.filter((country) => line.startsWith(country.dial) && toE164(country, line) !== undefined);
  const longest = Math.max(...fitting.map(({ dial }) => dial.length));
  const [home, ...others] = fitting.filter(({ dial }) => dial.length === longest);
  return others.length > 0 ? undefined : home;
}
