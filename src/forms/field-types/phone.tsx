import { validatePhone } from './validate-phone.ts';
import { isText, defineFieldType } from './field-type.ts';
import { TextInput } from '../inputs/TextInput.tsx';

/** A phone number of any country. */
export const phone = defineFieldType('phone', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check: (_field, typed: string) => validatePhone(typed),
  text: (_field, value: string) => value,
  View: (props) => <TextInput {...props} type="tel" inputMode="tel" autoComplete="tel" />,
});
