import type { ReactElement, ReactNode } from 'react';
import type { InputProps } from '../field-types/field-type.ts';

type Props = Omit<InputProps<{ required: boolean }, boolean>, 'labels' | 'owner'> & { children: ReactNode };

/** A box to tick with its words behind it. */
export function Checkbox({
  field,
  id,
  value,
  change,
  leave,
  focus,
  invalid,
  describedBy,
  children,
}: Props): ReactElement {
  return (
    <span className="flex items-start gap-3">
      <input
        type="checkbox"
        id={id}
        ref={focus}
        checked={value}
        aria-required={field.required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          change(event.currentTarget.checked);
        }}
        onBlur={leave}
        className="mt-3 size-5 shrink-0 rounded-[0.3rem] accent-sea aria-invalid:outline-2 aria-invalid:outline-offset-2 aria-invalid:outline-clay"
      />
      <label htmlFor={id} className="min-h-11 grow py-2.5">
        {children}
      </label>
    </span>
  );
}
