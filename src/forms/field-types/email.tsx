import { isText, defineFieldType } from './field-type.ts';
import { TextInput } from '../inputs/TextInput.tsx';
import { validateEmail } from '../validators/validate-email.ts';

/** An e-mail address. */
export const email = defineFieldType('email', {
  labelledBy: 'label',
  initialValue: () => '',
  isValidDraft: isText,
  validate: (_field, typed: string) => validateEmail(typed),
  format: (_field, value: string) => value,
  Input: (props) => <TextInput {...props} type="email" inputMode="email" autoComplete="email" />,
});
