import { checkPhone } from './validate-phone.ts';
import { isText, kindOf } from './field-type.ts';
import { TextBox } from '../inputs/TextInput.tsx';

/** A phone number of any country. */
export const phone = kindOf('phone', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check: (_field, typed: string) => checkPhone(typed),
  text: (_field, value: string) => value,
  View: (props) => <TextBox {...props} type="tel" inputMode="tel" autoComplete="tel" />,
});
