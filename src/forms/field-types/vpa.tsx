import { rejectValue, acceptValue } from '../model/validation.ts';
import { stripBidiControls } from '@/lib/text/normalize.ts';
import { isText, defineFieldType } from './field-type.ts';
import { TextInput } from '../inputs/TextInput.tsx';

/** A name and a bank without a dot: with a dot it would be an e-mail address. */
const VPA_PATTERN = /^[a-z\d][a-z\d._-]{0,254}@[a-z][a-z\d]{1,63}$/i;

/** A virtual payment address, as in `maryam@bank`. */
export const vpa = defineFieldType('vpa', {
  labelledBy: 'label',
  initialValue: () => '',
  isValidDraft: isText,
  validate(_field, typed: string) {
    const value = stripBidiControls(typed);
    return !value || VPA_PATTERN.test(value) ? acceptValue(value || null) : rejectValue('vpa');
  },
  format: (_field, value: string) => value,
  Input: (props) => <TextInput {...props} inputMode="email" />,
});
