/** Phone numbers of a country: written as one does there, and kept as the whole world reads them. Loaded once a country is known. */
import { AsYouType } from 'libphonenumber-js/min';
import { bareLine, westernDigits } from '@/forms/plain.ts';

/** The digits that were typed, those of an international number behind a plus. */
const lineOf = (typed: string): string =>
  westernDigits(bareLine(typed))
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');

/** Whether it names a country, and not this one, or not yet. */
export const isElsewhere = (dial: string, typed: string): boolean => {
  const line = lineOf(typed);
  return line.startsWith('+') && !line.startsWith(dial);
};

/** The digits that belong to the country: who types the dial code too means the same. */
function nationalDigits(dial: string, line: string): string {
  const digits = line.replace(/\D/g, '');
  return line.startsWith(dial) ? digits.slice(dial.length - 1) : digits;
}

/**
 * The number as it is written in its country, while it is typed; with a plus as long as that is not the country's own.
 * @param dial as in +968
 */
export function formatted(dial: string, typed: string): string {
  const line = lineOf(typed);
  if (isElsewhere(dial, line)) return new AsYouType().input(line);
  const digits = nationalDigits(dial, line);
  if (!digits) return line === dial ? line : '';
  const whole = new AsYouType().input(dial + digits);
  return whole.startsWith(dial) ? whole.slice(dial.length).trim() : digits;
}

/**
 * The number as in +96891234567; undefined when it is none of that country.
 * @param dial as in +968
 */
export function wholeNumber(dial: string, typed: string): string | undefined {
  const line = lineOf(typed);
  if (isElsewhere(dial, line)) return undefined;
  const written = new AsYouType();
  written.input(dial + nationalDigits(dial, line));
  const number = written.getNumber();
  return number?.isValid() && number.number.startsWith(dial) ? number.number : undefined;
}

/**
 * Whose number this is, written with a plus: the country with the longest dial code that it is whole in; undefined where it
 * is of none, or several share that code.
 */
export function homeOf<Country extends { dial: string }>(
  countries: readonly Country[],
  typed: string,
): Country | undefined {
  const line = lineOf(typed);
  const fitting = countries.filter(({ dial }) => line.startsWith(dial) && wholeNumber(dial, line) !== undefined);
  const longest = Math.max(...fitting.map(({ dial }) => dial.length));
  const [home, ...others] = fitting.filter(({ dial }) => dial.length === longest);
  return others.length > 0 ? undefined : home;
}
