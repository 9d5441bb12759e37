import { OTPInput } from 'input-otp';
import { useRef, type ReactElement } from 'react';
import type { FieldOf } from '../model/definition.ts';
import { toAsciiDigits } from '@/lib/text/normalize.ts';
import type { InputProps } from '../field-types/field-type.ts';

/** Also what a screen without a form gives. */
export type OtpInputProps = Omit<InputProps<Pick<FieldOf<'code'>, Own>, string>, 'labels' | 'owner'>;
type Own = 'length' | 'characters' | 'required';

/** What may be typed, as the boxes want it. */
const TYPED = { digits: '^[\\d٠-٩۰-۹]+$', capitals: '^[a-zA-Z0-9]+$' } as const;

/** Boxes over one real input, so that a code can be pasted and filled in by the browser. */
export function OtpInput({
  field,
  id,
  value,
  change,
  leave,
  focus,
  invalid,
  describedBy,
}: OtpInputProps): ReactElement {
  const digits = field.characters === 'digits';
  // Once all boxes are full the last one is marked: what is typed too many would take its place.
  const typedOn = useRef(true);
  const moved = () => {
    typedOn.current = false;
  };
  return (
    <OTPInput
      id={id}
      ref={focus}
      maxLength={field.length}
      pattern={TYPED[field.characters]}
      inputMode={digits ? 'numeric' : 'text'}
      // The whole message may be pasted.
      pasteTransformer={(pasted) => toAsciiDigits(pasted).replace(digits ? /\D/g : /[\s-]/g, '')}
      value={value}
      onChange={(typed) => {
        const last = field.length - 1;
        const tooMany = value.length > last && typed.length > last && typed.slice(0, last) === value.slice(0, last);
        if (!(tooMany && typedOn.current)) change(toAsciiDigits(typed).toUpperCase());
        typedOn.current = true;
      }}
      // Who goes to the last box, or pastes, means it.
      onPointerDown={moved}
      onPasteCapture={moved}
      onKeyDown={({ key }) => {
        if (key.startsWith('Arrow') || key === 'Home' || key === 'End') moved();
      }}
      onBlur={leave}
      aria-required={field.required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      containerClassName="mt-1.5 flex max-w-md"
      render={({ slots }) => (
        <span className="flex grow gap-2" aria-hidden="true">
          {slots.map(({ char, isActive }, position) => (
            <span
              // Boxes never move.
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
