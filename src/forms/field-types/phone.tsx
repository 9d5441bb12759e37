import { validatePhone } from '../validators/validate-phone.ts';
import { isText, defineFieldType } from './field-type.ts';
import { TextInput } from '../inputs/TextInput.tsx';

/** A phone number of any country. */
export const phone = defineFieldType('phone', {
  labelledBy: 'label',
  initialValue: () => '',
  isValidDraft: isText,
  validate: (_field, typed: string) => validatePhone(typed),
  format: (_field, value: string) => value,
  Input: (props) => <TextInput {...props} type="tel" inputMode="tel" autoComplete="tel" />,
});
