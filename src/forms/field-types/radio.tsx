import { validateOption, getOptionLabel } from './options.ts';
import { CHOICE_CHIP_CLASS } from '@/ui/input-styles.ts';
import { isText, defineFieldType } from './field-type.ts';
import { RadioInput } from '../inputs/RadioInput.tsx';

/** A choice of one option, as radio buttons. */
export const radio = defineFieldType('radio', {
  labelledBy: 'legend',
  initialValue: () => '',
  isValidDraft: isText,
  validate: ({ options }, value: string) => validateOption(options, value),
  format: ({ options }, value: string) => getOptionLabel(options, value),
  Input: ({ field, ...input }) => (
    <div className="mt-1.5 flex flex-wrap gap-2">
      {field.options.map(({ value, label }, index) => (
        <label key={value} className={CHOICE_CHIP_CLASS}>
          <RadioInput option={value} isFirst={index === 0} input={input} />
          {label}
        </label>
      ))}
    </div>
  ),
});
