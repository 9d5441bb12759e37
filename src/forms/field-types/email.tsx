import { invalid, valid, type ValidationResult } from '../model/validation.ts';
import { stripBidiControls } from '@/lib/text/normalize.ts';
import { isText, defineFieldType } from './field-type.ts';
import { TextInput } from '../inputs/TextInput.tsx';

// What browsers accept, with a domain that has a dot: a buyer's address is never on a bare host.
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;
const LONGEST = 254;

/** The rule of an e-mail address. */
export function validateEmail(typed: string): ValidationResult<string | null> {
  const value = stripBidiControls(typed);
  if (!value) return valid(null);
  return value.length <= LONGEST && ADDRESS.test(value) ? valid(value) : invalid('email');
}

/** An e-mail address. */
export const email = defineFieldType('email', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check: (_field, typed: string) => validateEmail(typed),
  text: (_field, value: string) => value,
  View: (props) => <TextInput {...props} type="email" inputMode="email" autoComplete="email" />,
});
