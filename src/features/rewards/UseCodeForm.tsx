import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { LazyOtpInput } from '@/forms/inputs/LazyOtpInput.tsx';
import { formatMessage } from '@/lib/messages.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { getErrorCode, type StorageErrorCode } from '@/storage/errors/storage-error.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { buttonClass } from '@/ui/button.ts';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { FieldHint } from '@/ui/feedback/FieldHint.tsx';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { findReferralCode, REFERRAL_CODE_LENGTH, REFERRAL_POINTS } from '@/features/referral/referral-code.ts';
import { subscribePendingCode } from '@/features/referral/referral-settings.ts';
import { enterCode, isCodeUsed } from './enter-code.ts';
import type { ReferralLabels } from './labels.ts';

type Props = {
  labels: ReferralLabels['use'];
  storageErrors: Record<StorageErrorCode, string>;
  opening: readonly LedgerEntry[];
};

const CODE_FIELD = { length: REFERRAL_CODE_LENGTH, characters: 'capitals', required: true } as const;

function UseCodeFormIsland({ labels, storageErrors, opening }: Props): ReactElement {
  const id = useId();
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [done, setDone] = useState('');
  const [isFromLink, setIsFromLink] = useState(false);
  const isTouched = useRef(false);
  const isRunning = useRef(false);
  const input = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const prefill = async (code: string) => {
      // What the visitor types has precedence.
      if ((await isCodeUsed(code, opening)) || isTouched.current) return;
      setTyped(code);
      setIsFromLink(true);
    };
    const tryPrefill = (code: string | undefined) => {
      // When storage fails, the visitor can type the code.
      if (code !== undefined) prefill(code).catch(() => undefined);
    };
    // The address has the code too, in case this browser stores nothing.
    tryPrefill(findReferralCode(location.search));
    return subscribePendingCode(tryPrefill);
  }, [opening]);

  const submit = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    isTouched.current = true;
    setDone('');
    setError('');
    try {
      const entered = await enterCode(typed, opening, (code) => formatMessage(labels.note, { code }));
      setIsFromLink(false);
      if (entered.outcome === 'booked') {
        setDone(formatMessage(labels.done, { code: entered.code, points: REFERRAL_POINTS }));
        setTyped('');
      } else {
        setError(
          entered.outcome === 'used' ? formatMessage(labels.used, { code: entered.code }) : labels[entered.outcome],
        );
      }
    } catch (reason) {
      setError(storageErrors[getErrorCode(reason)]);
    } finally {
      isRunning.current = false;
      input.current?.focus();
    }
  };

  return (
    <form
      noValidate
      aria-label={labels.title}
      onSubmit={(event) => {
        event.preventDefault();
        // `submit` handles its own errors.
        reportRejection(submit());
      }}
    >
      <label htmlFor={`${id}-code`} className="text-small font-semibold">
        {labels.label}
      </label>
      <LazyOtpInput
        field={CODE_FIELD}
        id={`${id}-code`}
        value={typed}
        onChange={(value) => {
          isTouched.current = true;
          setTyped(value);
          setError('');
          setDone('');
          setIsFromLink(false);
        }}
        onBlur={() => undefined}
        inputRef={(element) => {
          input.current = element;
        }}
        invalid={error !== ''}
        describedBy={`${id}-hint`}
      />
      <FieldHint id={`${id}-hint`} help={isFromLink ? labels.fromLink : labels.hint} error={error} />
      <button
        type="submit"
        disabled={!isHydrated}
        className={buttonClass('primary', 'mt-4 min-h-12 w-full disabled:opacity-45')}
      >
        {labels.action}
      </button>
      <p role="status" className="mt-3 font-semibold text-palm empty:hidden">
        {done}
      </p>
    </form>
  );
}

/** Form with four boxes for the code of a friend. */
export const UseCodeForm = withBoundary(UseCodeFormIsland);
