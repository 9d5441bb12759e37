import { parseUrl } from '@/lib/parse-url.ts';
import { bad, good, type Checked } from '../model/validation.ts';
import { bareLine } from '@/lib/text/normalize.ts';
import { isText, kindOf } from './field-type.ts';
import { TextBox } from '../inputs/TextInput.tsx';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const LONGEST = 2000;
/** Names with dots between them; a dot behind the last is allowed. */
const HOST = /^(?:[^.]+\.)+[^.]+\.?$/;

/** The rule of a web address: https only; the scheme may be left out. */
export function checkUrl(typed: string): Checked<string | null> {
  const line = bareLine(typed);
  if (!line) return good(null);
  // Before all else: some of what follows takes its time with endless text.
  if (line.length > LONGEST) return bad('url');
  const whole = SCHEME.test(line) && !/^[^/]*\.[^/]*:\d/.test(line) ? line : `https://${line}`;
  const address = parseUrl(whole);
  const fits =
    address?.protocol === 'https:' &&
    HOST.test(address.hostname) &&
    !address.username &&
    !address.password &&
    !/\s/.test(line) &&
    address.href.length <= LONGEST;
  return fits ? good(address.href) : bad('url');
}

/** A web address. */
export const url = kindOf('url', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check: (_field, typed: string) => checkUrl(typed),
  text: (_field, value: string) => value,
  View: (props) => <TextBox {...props} type="url" inputMode="url" autoComplete="url" />,
});
