import type { OTPInput } from 'input-otp';
import type { ComponentProps } from 'react';
import { later } from '@/ui/later.tsx';
import { bareLine, westernDigits } from '../plain.ts';
import { bad, good } from '../problem.ts';
import { isText, kindOf } from './kind.ts';

/** Few forms ask for a code: only they load the boxes. */
const Boxes = later<ComponentProps<typeof OTPInput>>(
  async () => (await import('input-otp')).OTPInput,
  <span className="mt-1.5 block h-13" />,
);

/** What may be typed, as the boxes want it. */
const TYPED = { digits: '^\\d+$', capitals: '^[a-zA-Z0-9]+$' } as const;

const FORMS = { digits: /^[0-9]+$/, capitals: /^[A-Z0-9]+$/ } as const;

/** A short code, shown box by box over one real input, so that it can be pasted and filled in by the browser. */
export const code = kindOf('code', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check({ length, characters }, typed: string) {
    const value = westernDigits(bareLine(typed)).toUpperCase().replace(/[\s-]/g, '');
    if (!value) return good(null);
    return value.length === length && FORMS[characters].test(value) ? good(value) : bad('code', { length });
  },
  text: (_field, value: string) => value,
  View: ({ field, id, value, change, leave, focus, invalid, describedBy }) => (
    <Boxes
      id={id}
      ref={focus}
      maxLength={field.length}
      pattern={TYPED[field.characters]}
      inputMode={field.characters === 'digits' ? 'numeric' : 'text'}
      pasteTransformer={(pasted) => westernDigits(pasted).replace(/[\s-]/g, '')}
      value={value}
      onChange={(typed) => {
        change(typed.toUpperCase());
      }}
      onBlur={leave}
      aria-required={field.required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      containerClassName="mt-1.5 inline-flex"
      render={({ slots }) => (
        <span className="flex gap-2" aria-hidden="true">
          {slots.map(({ char, isActive }, position) => (
            <span
              // Boxes never move.
              key={position}
              className={`grid h-13 w-11 place-items-center rounded-field border bg-surface text-lead font-semibold tabular-nums ${isActive ? 'border-sea outline-2 outline-sea' : invalid ? 'border-clay' : 'border-control'}`}
            >
              {char}
            </span>
          ))}
        </span>
      )}
    />
  ),
});
