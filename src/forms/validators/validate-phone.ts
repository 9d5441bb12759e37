import { stripBidiControls, toAsciiDigits } from '@/lib/text/normalize.ts';
import { rejectValue, acceptValue, type ValidationResult } from '../model/validation.ts';

// International numbers have at most 15 digits (ITU-T E.164); the shortest that can be called from abroad have 7.
const PHONE_PATTERN = /^\+?\d{7,15}$/;

/** Matches the trunk prefix “(0)” behind a country code, which is only dialled within the country. Italy (+39) dials it from abroad too. */
const TRUNK_ZERO = /^(?!(?:\+|00)39\b)((?:\+|00)[\d\s.\-/]+)\(0\)/;

/** Validates a phone number. The stored value is its digits, with a plus when the country code was given. */
export function validatePhone(typed: string): ValidationResult<string | null> {
  const line = toAsciiDigits(stripBidiControls(typed));
  if (!line) return acceptValue(null);
  const value = line
    .replace(TRUNK_ZERO, '$1')
    // Text programs replace hyphens with longer dashes, or with ones that keep the number on one line.
    .replace(/[\s().\p{Pd}/]/gu, '')
    .replace(/^00/, '+');
  return PHONE_PATTERN.test(value) ? acceptValue(value) : rejectValue('phone');
}
