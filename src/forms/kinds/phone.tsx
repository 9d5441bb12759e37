import { checkPhone } from './check-phone.ts';
import { isText, kindOf } from './kind.ts';
import { TextBox } from './TextBox.tsx';

/** A phone number of any country. */
export const phone = kindOf('phone', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check: (_field, typed: string) => checkPhone(typed),
  text: (_field, value: string) => value,
  View: (props) => <TextBox {...props} type="tel" inputMode="tel" autoComplete="tel" />,
});
