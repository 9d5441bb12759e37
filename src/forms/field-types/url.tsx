import { parseUrl } from '@/lib/parse-url.ts';
import { rejectValue, acceptValue, type ValidationResult } from '../model/validation.ts';
import { stripBidiControls } from '@/lib/text/normalize.ts';
import { isText, defineFieldType } from './field-type.ts';
import { TextInput } from '../inputs/TextInput.tsx';

const SCHEME_PATTERN = /^[a-z][a-z0-9+.-]*:/i;
const MAX_URL_LENGTH = 2000;
/** Matches a host name with at least one dot. A trailing dot is allowed. */
const HOST_PATTERN = /^(?:[^.]+\.)+[^.]+\.?$/;

/** Validates a web address: https only; the scheme may be omitted. The stored value is the normalized URL. */
export function validateUrl(typed: string): ValidationResult<string | null> {
  const line = stripBidiControls(typed);
  if (!line) return acceptValue(null);
  // Checked first: the patterns below are slow on very long text.
  if (line.length > MAX_URL_LENGTH) return rejectValue('url');
  const href = SCHEME_PATTERN.test(line) && !/^[^/]*\.[^/]*:\d/.test(line) ? line : `https://${line}`;
  const parsed = parseUrl(href);
  const isAllowed =
    parsed?.protocol === 'https:' &&
    HOST_PATTERN.test(parsed.hostname) &&
    !parsed.username &&
    !parsed.password &&
    !/\s/.test(line) &&
    parsed.href.length <= MAX_URL_LENGTH;
  return isAllowed ? acceptValue(parsed.href) : rejectValue('url');
}

/** A web address. */
export const url = defineFieldType('url', {
  labelledBy: 'label',
  initialValue: () => '',
  isValidDraft: isText,
  validate: (_field, typed: string) => validateUrl(typed),
  format: (_field, value: string) => value,
  Input: (props) => <TextInput {...props} type="url" inputMode="url" autoComplete="url" />,
});
