import { bad, good, type Checked } from '../model/validation.ts';
import { bareLine } from '@/lib/text/normalize.ts';
import { isText, kindOf } from './field-type.ts';
import { TextBox } from '../inputs/TextInput.tsx';

// What browsers accept, with a domain that has a dot: a buyer's address is never on a bare host.
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;
const LONGEST = 254;

/** The rule of an e-mail address. */
export function checkEmail(typed: string): Checked<string | null> {
  const value = bareLine(typed);
  if (!value) return good(null);
  return value.length <= LONGEST && ADDRESS.test(value) ? good(value) : bad('email');
}

/** An e-mail address. */
export const email = kindOf('email', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check: (_field, typed: string) => checkEmail(typed),
  text: (_field, value: string) => value,
  View: (props) => <TextBox {...props} type="email" inputMode="email" autoComplete="email" />,
});
