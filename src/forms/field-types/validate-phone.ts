import { bareLine, westernDigits } from '@/lib/text/normalize.ts';
import { bad, good, type Checked } from '../model/validation.ts';

// International numbers have at most 15 digits; the shortest that one can call from abroad have 7.
const NUMBER = /^\+?\d{7,15}$/;

/** The zero that one dials within a country, shown behind its code to who calls from there. Numbers of Italy keep it. */
const TRUNK_ZERO = /^(?!(?:\+|00)39\b)((?:\+|00)[\d\s.\-/]+)\(0\)/;

/** The rule of a phone number; kept as digits with a plus where the country code was given. */
export function checkPhone(typed: string): Checked<string | null> {
  const line = westernDigits(bareLine(typed));
  if (!line) return good(null);
  const value = line
    .replace(TRUNK_ZERO, '$1')
    .replace(/[\s().\-/]/g, '')
    .replace(/^00/, '+');
  return NUMBER.test(value) ? good(value) : bad('phone');
}
