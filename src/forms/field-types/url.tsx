import { parseUrl } from '@/lib/parse-url.ts';
import { invalid, valid, type ValidationResult } from '../model/validation.ts';
import { stripBidiControls } from '@/lib/text/normalize.ts';
import { isText, defineFieldType } from './field-type.ts';
import { TextInput } from '../inputs/TextInput.tsx';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const LONGEST = 2000;
/** Names with dots between them; a dot behind the last is allowed. */
const HOST = /^(?:[^.]+\.)+[^.]+\.?$/;

/** The rule of a web address: https only; the scheme may be left out. */
export function validateUrl(typed: string): ValidationResult<string | null> {
  const line = stripBidiControls(typed);
  if (!line) return valid(null);
  // Before all else: some of what follows takes its time with endless text.
  if (line.length > LONGEST) return invalid('url');
  const whole = SCHEME.test(line) && !/^[^/]*\.[^/]*:\d/.test(line) ? line : `https://${line}`;
  const address = parseUrl(whole);
  const fits =
    address?.protocol === 'https:' &&
    HOST.test(address.hostname) &&
    !address.username &&
    !address.password &&
    !/\s/.test(line) &&
    address.href.length <= LONGEST;
  return fits ? valid(address.href) : invalid('url');
}

/** A web address. */
export const url = defineFieldType('url', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check: (_field, typed: string) => validateUrl(typed),
  text: (_field, value: string) => value,
  View: (props) => <TextInput {...props} type="url" inputMode="url" autoComplete="url" />,
});
