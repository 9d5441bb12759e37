import type { ReactElement, ReactNode } from 'react';
import type { InputProps } from '../field-types/field-type.ts';

type Props = Omit<InputProps<{ required: boolean }, boolean>, 'labels' | 'owner'> & { children: ReactNode };

/** A checkbox with its label. */
export function Checkbox({
  field,
  id,
  value,
  onChange,
  onBlur,
  inputRef,
  invalid,
  describedBy,
  children,
}: Props): ReactElement {
  return (
    <span className="flex items-start gap-3">
      <input
        type="checkbox"
        id={id}
        ref={inputRef}
        checked={value}
        aria-required={field.required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          onChange(event.currentTarget.checked);
        }}
        onBlur={onBlur}
        className="mt-3.25"
      />
      <label htmlFor={id} className="min-h-11 grow py-2.5">
        {children}
      </label>
    </span>
  );
}
