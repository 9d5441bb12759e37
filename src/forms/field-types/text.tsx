import { invalid, valid, type ValidationResult } from '../model/validation.ts';
import { countCharacters, normalizeLine } from '@/lib/text/normalize.ts';
import { isText, defineFieldType } from './field-type.ts';
import { TextInput } from '../inputs/TextInput.tsx';

/** Validates one line of text of at most `longest` characters. */
export function validateText(typed: string, maxLength: number): ValidationResult<string | null> {
  const value = normalizeLine(typed);
  return countCharacters(value) > maxLength ? invalid('tooLong', { max: maxLength }) : valid(value || null);
}

/** A line of text. */
export const text = defineFieldType('text', {
  labelledBy: 'label',
  initialValue: () => '',
  isValidDraft: isText,
  validate: ({ maxLength }, typed: string) => validateText(typed, maxLength),
  format: (_field, value: string) => value,
  Input: (props) => (
    <TextInput
      {...props}
      autoComplete={props.field.autocomplete}
      variant={props.field.variant}
      {...(props.field.variant === 'heading' && { hasEditIcon: true, placeholder: props.field.label })}
    />
  ),
});
