import { rejectValue, acceptValue } from '../model/validation.ts';
import { countCharacters, normalizeText } from '@/lib/text/normalize.ts';
import { INPUT_CLASS } from '@/ui/input-styles.ts';
import { CharacterCount } from '../inputs/CharacterCount.tsx';
import { isText, defineFieldType } from './field-type.ts';

/** Text of several lines with a character count. */
export const longText = defineFieldType('longText', {
  labelledBy: 'label',
  initialValue: () => '',
  isValidDraft: isText,
  validate({ maxLength }, typed: string) {
    const value = normalizeText(typed);
    return countCharacters(value) > maxLength ? rejectValue('tooLong', { max: maxLength }) : acceptValue(value || null);
  },
  format: (_field, value: string) => value,
  Input: ({ field, id, value, onChange, onBlur, inputRef, invalid, describedBy, labels }) => (
    <>
      <textarea
        id={id}
        ref={inputRef}
        rows={4}
        dir="auto"
        value={value}
        aria-required={field.required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
        onBlur={onBlur}
        className={`mt-1.5 ${INPUT_CLASS} field-sizing-content max-h-96 min-h-28`}
      />
      <CharacterCount value={normalizeText(value)} max={field.maxLength} message={labels.field.characters} />
    </>
  ),
});
