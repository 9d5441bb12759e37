/** Phone numbers of a country: written as one does there, and kept as the whole world reads them. Loaded once a country is known. */
import { AsYouType } from 'libphonenumber-js/min';
import { bareLine, westernDigits } from '@/forms/plain.ts';

const digitsOf = (typed: string): string => westernDigits(bareLine(typed)).replace(/\D/g, '');

/** The digits that belong to the country: who types the dial code too means the same. */
function nationalDigits(dial: string, typed: string): string {
  const line = westernDigits(bareLine(typed)).replace(/^00/, '+');
  const digits = digitsOf(line);
  return line.startsWith(dial) ? digits.slice(dial.length - 1) : digits;
}

/**
 * The number as it is written in its country, while it is typed.
 * @param dial as in +968
 */
export function formatted(dial: string, typed: string): string {
  const digits = nationalDigits(dial, typed);
  if (!digits) return '';
  const whole = new AsYouType().input(dial + digits);
  return whole.startsWith(dial) ? whole.slice(dial.length).trim() : digits;
}

/**
 * The number as in +96891234567; undefined when it is none of that country.
 * @param dial as in +968
 */
export function wholeNumber(dial: string, typed: string): string | undefined {
  const written = new AsYouType();
  written.input(dial + nationalDigits(dial, typed));
  const number = written.getNumber();
  return number?.isValid() && number.number.startsWith(dial) ? number.number : undefined;
}
