import { validateOption, getOptionLabel } from './options.ts';
import { INPUT_CLASS } from '@/ui/input-styles.ts';
import { isText, defineFieldType } from './field-type.ts';

/** A choice of one option, as a select box. */
export const select = defineFieldType('select', {
  labelledBy: 'label',
  initialValue: () => '',
  isValidDraft: isText,
  validate: ({ options }, value: string) => validateOption(options, value),
  format: ({ options }, value: string) => getOptionLabel(options, value),
  Input: ({ field, id, value, onChange, onBlur, inputRef, invalid, describedBy, labels }) => (
    <select
      id={id}
      ref={inputRef}
      value={value}
      aria-required={field.required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
      onBlur={onBlur}
      className={`mt-1.5 ${INPUT_CLASS} pe-10`}
    >
      <option value="">{labels.field.choose}</option>
      {field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  ),
});
