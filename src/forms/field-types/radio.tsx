import { validateOption, getOptionLabel } from './options.ts';
import { isText, defineFieldType } from './field-type.ts';

/** One of a few, all in sight. */
export const radio = defineFieldType('radio', {
  named: 'legend',
  empty: () => '',
  fits: isText,
  check: ({ options }, typed: string) => validateOption(options, typed),
  text: ({ options }, chosen: string) => getOptionLabel(options, chosen),
  View: ({ field, id, value, change, leave, focus, invalid, describedBy }) => (
    <div className="mt-1.5 flex flex-wrap gap-2">
      {field.options.map((option, position) => (
        <label
          key={option.value}
          className="inline-flex min-h-11 items-center gap-2.5 rounded-full border border-control bg-surface px-4 text-small has-checked:border-sea has-checked:bg-sea-soft"
        >
          <input
            type="radio"
            id={position === 0 ? id : undefined}
            ref={position === 0 ? focus : undefined}
            name={id}
            checked={value === option.value}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            onChange={() => {
              change(option.value);
            }}
            onBlur={leave}
            className="size-4 accent-sea"
          />
          {option.label}
        </label>
      ))}
    </div>
  ),
});
