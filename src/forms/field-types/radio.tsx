import { validateOption, getOptionLabel } from './options.ts';
import { CHOICE_CHIP_CLASS } from '@/ui/input-styles.ts';
import { isText, defineFieldType } from './field-type.ts';

/** A choice of one option, as radio buttons. */
export const radio = defineFieldType('radio', {
  labelledBy: 'legend',
  initialValue: () => '',
  isValidDraft: isText,
  validate: ({ options }, value: string) => validateOption(options, value),
  format: ({ options }, value: string) => getOptionLabel(options, value),
  Input: ({ field, id, value, onChange, onBlur, inputRef, invalid, describedBy }) => (
    <div className="mt-1.5 flex flex-wrap gap-2">
      {field.options.map((option, index) => (
        <label key={option.value} className={CHOICE_CHIP_CLASS}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            ref={index === 0 ? inputRef : undefined}
            name={id}
            checked={value === option.value}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            onChange={() => {
              onChange(option.value);
            }}
            onBlur={onBlur}
          />
          {option.label}
        </label>
      ))}
    </div>
  ),
});
