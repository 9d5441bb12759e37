import { bareLine, westernDigits } from '../plain.ts';
import { bad, good, type Checked } from '../problem.ts';

// International numbers have at most 15 digits; the shortest that one can call from abroad have 7.
const NUMBER = /^\+?\d{7,15}$/;

/** The rule of a phone number; kept as digits with a plus where the country code was given. */
export function checkPhone(typed: string): Checked<string | null> {
  const line = westernDigits(bareLine(typed));
  if (!line) return good(null);
  const value = line.replace(/[\s().\-/]/g, '').replace(/^00/, '+');
  return NUMBER.test(value) ? good(value) : bad('phone');
}
