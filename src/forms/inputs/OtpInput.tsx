import { OTPInput } from 'input-otp';
import { useRef, type ReactElement } from 'react';
import type { FieldOf } from '../model/definition.ts';
import type { InputProps } from '../field-types/field-type.ts';
import { OTP_PATTERNS, toPastedCode, toShownCode } from './otp-text.ts';

/** Props without labels and owner, so that pages without a form can use the input too. */
export type OtpInputProps = Omit<InputProps<Pick<FieldOf<'code'>, OtpFieldKey>, string>, 'labels' | 'owner'>;
type OtpFieldKey = 'length' | 'characters' | 'required';

/** A one-time code input: boxes drawn over one real input, so that paste and browser autofill work. */
export function OtpInput({
  field,
  id,
  value,
  onChange,
  onBlur,
  inputRef,
  invalid,
  describedBy,
}: OtpInputProps): ReactElement {
  const { characters } = field;
  // When all boxes are full, `input-otp` selects the last one, so a surplus character would replace it. This ref is true
  // while characters are appended, and false after the user moved the caret or pasted.
  const isAppending = useRef(true);
  const onCaretMoved = () => {
    isAppending.current = false;
  };
  return (
    <OTPInput
      id={id}
      ref={inputRef}
      maxLength={field.length}
      pattern={OTP_PATTERNS[characters]}
      inputMode={characters === 'digits' ? 'numeric' : 'text'}
      pasteTransformer={(pasted) => toPastedCode(pasted, characters)}
      value={value}
      onChange={(typed) => {
        const last = field.length - 1;
        const isOverflow = value.length > last && typed.length > last && typed.slice(0, last) === value.slice(0, last);
        if (!(isOverflow && isAppending.current)) onChange(toShownCode(typed));
        isAppending.current = true;
      }}
      // After moving the caret or pasting, replacing the last character is intended.
      onPointerDown={onCaretMoved}
      onPasteCapture={onCaretMoved}
      onKeyDown={({ key }) => {
        if (key.startsWith('Arrow') || key === 'Home' || key === 'End') onCaretMoved();
      }}
      onBlur={onBlur}
      aria-required={field.required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      containerClassName="mt-1.5 flex max-w-md"
      render={({ slots }) => (
        <span className="flex grow gap-2" aria-hidden="true">
          {slots.map(({ char, isActive }, position) => (
            <span
              // Keyed by index: boxes never move.
              key={position}
              className={`grid h-13 grow basis-11 place-items-center rounded-field border bg-surface text-lead font-semibold tabular-nums ${isActive ? 'border-sea outline-2 outline-sea' : invalid ? 'border-clay' : 'border-control'}`}
            >
              {char}
            </span>
          ))}
        </span>
      )}
    />
  );
}
