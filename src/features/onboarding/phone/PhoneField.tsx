import { useLayoutEffect, useRef, type ReactElement, type RefObject } from 'react';
import { FieldHint } from '@/ui/feedback/FieldHint.tsx';
import { INPUT_BOX_CLASS } from '@/ui/input-styles.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { countDigitsBefore, getCaretPosition } from './caret.ts';
import type { PhoneLabels } from '../labels.ts';

type Props = {
  id: string;
  ref: RefObject<HTMLInputElement | null>;
  /** Dial code, as in +968. */
  dial: string;
  /** Value of the input. */
  formatted: string;
  error: string;
  labels: PhoneLabels;
  onChange: (typed: string) => void;
  onBlur: () => void;
};

/** Input for a phone number, behind the dial code of its country. */
export function PhoneField({ id, ref, dial, formatted, error, labels, onChange, onBlur }: Props): ReactElement {
  const isHydrated = useHydrated();
  // The number is reformatted on every keystroke, so the caret is restored to the same digit.
  const digitsBeforeCaret = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (digitsBeforeCaret.current === undefined) return;
    const caret = getCaretPosition(formatted, digitsBeforeCaret.current);
    ref.current?.setSelectionRange(caret, caret);
    digitsBeforeCaret.current = undefined;
  });
  return (
    <div>
      <label htmlFor={id} className="text-small font-semibold">
        {labels.phone}
      </label>
      <div className={`mt-1.5 min-h-12 gap-3 px-3.5 ${INPUT_BOX_CLASS}`}>
        <span className="text-muted tabular-nums">{dial}</span>
        <input
          ref={ref}
          id={id}
          type="tel"
          // Not `tel-national`: the HTML standard does not allow it here. A whole number loses its dial code when it is formatted.
          autoComplete="tel"
          placeholder={labels.placeholder}
          disabled={!isHydrated}
          value={formatted}
          dir="ltr"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-help`}
          onChange={({ currentTarget: { value, selectionStart } }) => {
            digitsBeforeCaret.current = countDigitsBefore(value, selectionStart ?? value.length);
            onChange(value);
          }}
          onBlur={onBlur}
          className="min-h-11 tabular-nums"
        />
      </div>
      <FieldHint id={`${id}-help`} help={labels.help} error={error} />
    </div>
  );
}
