import { invalid, valid, type ValidationResult } from '../model/validation.ts';
import { countCharacters, normalizeLine } from '@/lib/text/normalize.ts';
import { isText, defineFieldType } from './field-type.ts';
import { TextInput } from '../inputs/TextInput.tsx';

/** The rule of a line of text. */
export function validateText(typed: string, longest: number): ValidationResult<string | null> {
  const value = normalizeLine(typed);
  return countCharacters(value) > longest ? invalid('tooLong', { most: longest }) : valid(value || null);
}

/** A line of text. */
export const text = defineFieldType('text', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check: ({ longest }, typed: string) => validateText(typed, longest),
  text: (_field, value: string) => value,
  View: (props) => (
    <TextInput
      {...props}
      autoComplete={props.field.autocomplete}
      look={props.field.look}
      {...(props.field.look === 'heading' && { pencil: true, placeholder: props.field.label })}
    />
  ),
});
