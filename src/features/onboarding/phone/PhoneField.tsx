import { useLayoutEffect, useRef, type ReactElement, type RefObject } from 'react';
import { FieldHint } from '@/ui/feedback/FieldHint.tsx';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { countDigitsBefore, caretAfterDigits } from './caret.ts';
import type { PhoneLabels } from '../labels.ts';

type Props = {
  id: string;
  ref: RefObject<HTMLInputElement | null>;
  /** As in +968. */
  dial: string;
  /** What stands in the box. */
  written: string;
  fault: string;
  labels: PhoneLabels;
  onType: (typed: string) => void;
  onLeave: () => void;
};

/** The box of a phone number behind the dial code of its country. */
export function PhoneField({ id, ref, dial, written, fault, labels, onType, onLeave }: Props): ReactElement {
  const live = useHydrated();
  // The number is written anew with every key: who corrects it in the middle goes on there.
  const before = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (before.current === undefined) return;
    const place = caretAfterDigits(written, before.current);
    ref.current?.setSelectionRange(place, place);
    before.current = undefined;
  });
  return (
    <div>
      <label htmlFor={id} className="text-small font-semibold">
        {labels.phone}
      </label>
      <div
        className={`mt-1.5 flex min-h-12 items-center gap-3 rounded-field border bg-surface px-3.5 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-sea ${fault ? 'border-clay' : 'border-control'}`}
      >
        <span className="text-muted tabular-nums">{dial}</span>
        <input
          ref={ref}
          id={id}
          // Not of the type `tel`: that one may not ask for a number without its country.
          type="text"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder={labels.placeholder}
          disabled={!live}
          value={written}
          dir="ltr"
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-help`}
          onChange={({ currentTarget: { value, selectionStart } }) => {
            before.current = countDigitsBefore(value, selectionStart ?? value.length);
            onType(value);
          }}
          onBlur={onLeave}
          className="min-h-11 min-w-0 grow bg-transparent tabular-nums focus:outline-none"
        />
      </div>
      <FieldHint id={`${id}-help`} help={labels.help} fault={fault} />
    </div>
  );
}
