import { stripBidiControls } from '@/lib/text/normalize.ts';
import { rejectValue, acceptValue, type ValidationResult } from '../model/validation.ts';

// The pattern of the HTML standard, but the domain must have a dot: a buyer's address is never on a bare host.
const EMAIL_PATTERN =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;
const MAX_EMAIL_LENGTH = 254;

/** Validates an e-mail address. The stored value is the trimmed address. */
export function validateEmail(typed: string): ValidationResult<string | null> {
  const value = stripBidiControls(typed);
  if (!value) return acceptValue(null);
  return value.length <= MAX_EMAIL_LENGTH && EMAIL_PATTERN.test(value) ? acceptValue(value) : rejectValue('email');
}
