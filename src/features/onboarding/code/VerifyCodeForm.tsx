import { useId, useRef, useState, type MouseEvent, type ReactElement } from 'react';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { getErrorCode, ignoreStorageError, type StorageErrorCode } from '@/storage/errors/storage-error.ts';
import { openUserData } from '@/storage/open.ts';
import type { ActionName } from '@/forms/model/actions.ts';
import { StorageAlert } from '@/forms/components/StorageAlert.tsx';
import { LazyOtpInput } from '@/forms/inputs/LazyOtpInput.tsx';
import type { FormLabels } from '@/forms/labels.ts';
import { buttonClass } from '@/ui/button.ts';
import { getAlertBoxClass } from '@/ui/feedback/alert-styles.ts';
import { FieldHint } from '@/ui/feedback/FieldHint.tsx';
import { RichMessage } from '@/ui/RichMessage.tsx';
import { reportRejection } from '@/lib/safe-promise.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { ResendCode } from './ResendCode.tsx';
import { CODE_LENGTH } from './one-time-code.ts';
import { saveCode, signIn, type CodePurpose } from '../onboarding-settings.ts';
import { useOneTimeCode, type Registration } from './use-one-time-code.ts';
import type { CodeLabels } from '../labels.ts';

type Props = {
  labels: CodeLabels;
  storageErrors: FormLabels['storageErrors'];
  /** Seconds until the code can be sent again. */
  waitSeconds: number;
  /** What the code verifies: the visitor's phone number, or the e-mail address of a registration. */
  purpose: CodePurpose;
  registration?: Registration;
  /** Address of the page where the number or e-mail address is entered. */
  back: string;
  /** Called with a click on the link to that page. */
  onBack?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Address to open after the code was verified. */
  next: string;
  /** Address to open instead when the latest record of this action answers the field. */
  alternative?: { action: ActionName; field: string; next: string };
  /** Called after the code was verified. When it rejects, the page stays open and the form shows the error. */
  onVerified?: () => Promise<void>;
};

async function getNextUrl({ next, alternative }: Pick<Props, 'next' | 'alternative'>): Promise<string> {
  if (!alternative) return next;
  const { records } = await openUserData();
  const [latest] = await records.list({ action: alternative.action, limit: 1 });
  const isAnswered = latest?.answers.some(({ name, text }) => name === alternative.field && text !== '') ?? false;
  return isAnswered ? alternative.next : next;
}

/** Digits as wide as a code. The characters between them have no width; without them, this could be taken for a code. */
const CODE_SPACE = '0\u2060'.repeat(CODE_LENGTH);

const CODE_FIELD = { length: CODE_LENGTH, characters: 'digits', required: true } as const;

function VerifyCodeFormIsland({
  labels,
  storageErrors,
  waitSeconds,
  purpose,
  registration,
  back,
  onBack,
  next,
  alternative,
  onVerified,
}: Props): ReactElement {
  const id = useId();
  const isHydrated = useHydrated();
  const code = useOneTimeCode(labels, waitSeconds, purpose, registration);
  const inputRef = useRef<HTMLElement | null>(null);
  const [failure, setFailure] = useState<StorageErrorCode>();
  const shownFailure = failure ?? code.failure;

  const resend = async (address?: string) => {
    await code.resend(address);
    inputRef.current?.focus();
  };

  const verify = async () => {
    if (!(await code.verify())) {
      inputRef.current?.focus();
      return;
    }
    // The code is consumed last, so that the user can press again after an error.
    try {
      await onVerified?.();
      if (purpose === 'phone') await signIn();
      setFailure(undefined);
    } catch (error) {
      setFailure(getErrorCode(error));
      return;
    }
    // The registration is confirmed, and a code that is still stored expires.
    if (purpose === 'reseller') await saveCode(purpose, null).catch(ignoreStorageError);
    location.assign(await getNextUrl({ next, ...(alternative && { alternative }) }).catch(() => next));
  };

  return (
    <>
      <StorageAlert labels={storageErrors} />
      <p className="text-muted">
        <RichMessage
          message={code.isByEmail ? labels.sentToEmail : labels.sentTo}
          values={{
            // An invisible sample reserves the space until the address is loaded from storage.
            to: (
              <bdi
                className={`inline-block max-w-full font-semibold wrap-anywhere text-text ${code.to === undefined ? 'scripting:invisible' : ''}`}
              >
                {code.to ?? labels.samplePhone}
              </bdi>
            ),
          }}
        />{' '}
        <a href={back} onClick={onBack} className="-my-2 inline-block py-1 text-sea underline underline-offset-4">
          {code.isByEmail ? labels.wrongAddress : labels.wrongNumber}
        </a>
      </p>
      {!code.isUnusable && (
        <p className={`mt-5 text-small ${getAlertBoxClass('brass')}`}>
          <RichMessage
            message={labels.demo}
            values={{
              // Invisible digits reserve the space until there is a code.
              code: (
                <strong className={`tabular-nums ${code.issued ? '' : 'invisible'}`}>
                  {code.issued?.code ?? CODE_SPACE}
                </strong>
              ),
            }}
          />
        </p>
      )}
      <form
        noValidate
        aria-label={labels.title}
        onSubmit={(event) => {
          event.preventDefault();
          // `verify` shows the errors of storage.
          reportRejection(verify());
        }}
        className="mt-6"
      >
        <label htmlFor={`${id}-code`} className="text-small font-semibold">
          {labels.label}
        </label>
        <div>
          <LazyOtpInput
            field={CODE_FIELD}
            id={`${id}-code`}
            value={code.typed}
            onChange={code.changeInput}
            onBlur={() => undefined}
            inputRef={(element) => {
              inputRef.current = element;
            }}
            invalid={code.error !== ''}
            describedBy={`${id}-help`}
          />
        </div>
        <FieldHint id={`${id}-help`} help={labels.help} error={code.error} />
        {shownFailure !== undefined && (
          <div className="mt-5 -mb-5">
            <StorageAlert labels={storageErrors} error={shownFailure} />
          </div>
        )}
        <button
          type="submit"
          disabled={!isHydrated || !code.issued}
          className={buttonClass('primary', 'mt-5 min-h-12 w-full disabled:opacity-45')}
        >
          {labels.action}
        </button>
      </form>
      {/* A registration's code always goes to an e-mail address, which the link above changes. */}
      <ResendCode
        labels={labels}
        secondsLeft={code.secondsLeft}
        isExpanded={code.isUnusable}
        {...(purpose === 'phone' && { back })}
        onResend={(address) => {
          // A code that cannot be stored lasts as long as the page.
          reportRejection(resend(address));
        }}
      />
      <p role="status" className="mt-2 text-small text-palm empty:hidden">
        {code.status}
      </p>
    </>
  );
}

/** Form for the one-time code. This demonstration sends no message: the page shows the code and says so. */
export const VerifyCodeForm = withBoundary(VerifyCodeFormIsland);
