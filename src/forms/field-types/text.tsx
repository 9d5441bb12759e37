import { invalid, valid, type ValidationResult } from '../model/validation.ts';
import { countCharacters, normalizeLine } from '@/lib/text/normalize.ts';
import { isText, defineFieldType } from './field-type.ts';
import { TextInput } from '../inputs/TextInput.tsx';

/** The rule of a line of text. */
export function validateText(typed: string, maxLength: number): ValidationResult<string | null> {
  const value = normalizeLine(typed);
  return countCharacters(value) > maxLength ? invalid('tooLong', { max: maxLength }) : valid(value || null);
}

/** A line of text. */
export const text = defineFieldType('text', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check: ({ maxLength }, typed: string) => validateText(typed, maxLength),
  text: (_field, value: string) => value,
  View: (props) => (
    <TextInput
      {...props}
      autoComplete={props.field.autocomplete}
      look={props.field.variant}
      {...(props.field.variant === 'heading' && { pencil: true, placeholder: props.field.label })}
    />
  ),
});
