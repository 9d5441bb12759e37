import type { ReactElement } from 'react';
import { createLazyComponent } from '@/ui/lazy-component.tsx';
import { INPUT_CLASS } from '@/ui/input-styles.ts';
import type { OtpInputProps } from './OtpInput.tsx';

/** A plain input, in which a code can be typed as well. */
function PlainInput({ id, value, onChange, onBlur, inputRef, invalid, describedBy }: OtpInputProps): ReactElement {
  return (
    <input
      id={id}
      ref={inputRef}
      value={value}
      autoComplete="off"
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
      onBlur={onBlur}
      className={`mt-1.5 ${INPUT_CLASS}`}
    />
  );
}

/**
 * The input for a code. Rendered on the client only: the library writes inline styles, which the content security policy forbids. When
 * its script cannot be loaded, an input without boxes takes its place, so that the code can be entered.
 */
export const LazyOtpInput = createLazyComponent<OtpInputProps>(
  async () => (await import('./OtpInput.tsx')).OtpInput,
  () => <span className="mt-1.5 block h-13" />,
  PlainInput,
);
