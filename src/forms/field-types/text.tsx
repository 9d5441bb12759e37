import { rejectValue, acceptValue, type ValidationResult } from '../model/validation.ts';
import { countCharacters, normalizeLine } from '@/lib/text/normalize.ts';
import { isText, defineFieldType } from './field-type.ts';
import { CharacterCount } from '../inputs/CharacterCount.tsx';
import { TextInput } from '../inputs/TextInput.tsx';

/** Validates one line of text of at most `maxLength` characters. */
export function validateText(typed: string, maxLength: number): ValidationResult<string | null> {
  const value = normalizeLine(typed);
  return countCharacters(value) > maxLength ? rejectValue('tooLong', { max: maxLength }) : acceptValue(value || null);
}

/** A line of text, with a character count if an editor chooses that. */
export const text = defineFieldType('text', {
  labelledBy: 'label',
  initialValue: () => '',
  isValidDraft: isText,
  validate: ({ maxLength }, typed: string) => validateText(typed, maxLength),
  format: (_field, value: string) => value,
  Input: (props) => {
    const { autocomplete, label, maxLength, variant } = props.field;
    const isHeading = variant === 'heading';
    return (
      <>
        <TextInput
          {...props}
          autoComplete={autocomplete}
          {...(isHeading && { variant, hasEditIcon: true, placeholder: label })}
        />
        {variant === 'counted' && (
          <CharacterCount value={normalizeLine(props.value)} max={maxLength} message={props.labels.field.characters} />
        )}
      </>
    );
  },
});
