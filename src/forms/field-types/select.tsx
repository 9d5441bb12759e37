import { ChevronDown } from 'lucide';
import { Drawing } from '@/ui/icons/Icon.tsx';
import { checkChoice, wordsOfChoice } from './options.ts';
import { CONTROL } from '../inputs/input-styles.ts';
import { isText, kindOf } from './field-type.ts';

/** One of many, in a list that opens. */
export const select = kindOf('select', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check: ({ options }, typed: string) => checkChoice(options, typed),
  text: ({ options }, chosen: string) => wordsOfChoice(options, chosen),
  View: ({ field, id, value, change, leave, focus, invalid, describedBy, words }) => (
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
        className={`${CONTROL} appearance-none pe-10`}
      >
        <option value="">{words.field.choose}</option>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Drawing node={ChevronDown} size={18} className="pointer-events-none absolute end-3.5 top-[0.95rem] text-muted" />
    </div>
  ),
});
