/** Phone numbers of a country: written as one does there, and kept as the whole world reads them. Loaded once a country is known. */
import { AsYouType } from 'libphonenumber-js/min';
import { bareLine, westernDigits } from '@/forms/plain.ts';

/** What was typed in digits of here, an international one with a plus. */
const lineOf = (typed: string): string => westernDigits(bareLine(typed)).replace(/^00/, '+');

/** Whether it names a country, and not this one, or not yet. */
const isElsewhere = (dial: string, line: string): boolean => line.startsWith('+') && !line.startsWith(dial);

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
