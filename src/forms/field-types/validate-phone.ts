import { stripBidiControls, toAsciiDigits } from '@/lib/text/normalize.ts';
import { invalid, valid, type ValidationResult } from '../model/validation.ts';

// International numbers have at most 15 digits; the shortest that one can call from abroad have 7.
const NUMBER = /^\+?\d{7,15}$/;

/** The zero that one dials within a country, shown behind its code to who calls from there. Numbers of Italy keep it. */
const TRUNK_ZERO = /^(?!(?:\+|00)39\b)((?:\+|00)[\d\s.\-/]+)\(0\)/;

/** The rule of a phone number; kept as digits with a plus where the country code was given. */
export function validatePhone(typed: string): ValidationResult<string | null> {
  const line = toAsciiDigits(stripBidiControls(typed));
  if (!line) return valid(null);
  const value = line
    .replace(TRUNK_ZERO, '$1')
    .replace(/[\s().\-/]/g, '')
    .replace(/^00/, '+');
  return NUMBER.test(value) ? valid(value) : invalid('phone');
}
