import { ChevronDown } from 'lucide';
import { Icon } from '@/ui/icons/Icon.tsx';
import { validateOption, getOptionLabel } from './options.ts';
import { INPUT_CLASS } from '../inputs/input-styles.ts';
import { isText, defineFieldType } from './field-type.ts';

/** One of many, in a list that opens. */
export const select = defineFieldType('select', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check: ({ options }, typed: string) => validateOption(options, typed),
  text: ({ options }, chosen: string) => getOptionLabel(options, chosen),
  View: ({ field, id, value, change, leave, focus, invalid, describedBy, labels }) => (
    <div className="relative">
      <select
        id={id}
        ref={focus}
        value={value}
        aria-required={field.required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          change(event.currentTarget.value);
        }}
        onBlur={leave}
        className={`${INPUT_CLASS} appearance-none pe-10`}
      >
        <option value="">{labels.field.choose}</option>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon node={ChevronDown} size={18} className="pointer-events-none absolute end-3.5 top-[0.95rem] text-muted" />
    </div>
  ),
});
