import { useId, useState, type ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { formatCountdown } from './one-time-code.ts';
import { EmailCodeForm } from './EmailCodeForm.tsx';
import type { CodeLabels } from '../labels.ts';

type Props = {
  labels: CodeLabels;
  /** Seconds until another code can be requested. */
  secondsLeft: number;
  /** Opens the options, because the current code can no longer be used. */
  isExpanded: boolean;
  /** Address of the page where the number is entered. When set, the code can also go to an e-mail address or another number. */
  back?: string;
  onResend: (address?: string) => void;
};

const LINK = 'inline-flex min-h-11 items-center font-semibold text-sea hover:underline';

/** Options for a user who got no code: resend it, send it to an e-mail address, or enter another number. */
export function ResendCode({ labels, secondsLeft, isExpanded, back, onResend }: Props): ReactElement {
  const id = useId();
  const isHydrated = useHydrated();
  const [isToggledOpen, setIsToggledOpen] = useState(false);
  const [isEmailFormShown, setIsEmailFormShown] = useState(false);
  const isOpen = isToggledOpen || isExpanded;
  return (
    <div className="mt-5 text-small">
      <button
        type="button"
        disabled={!isHydrated}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setIsToggledOpen(!isOpen);
        }}
        className="min-h-11 text-sea underline underline-offset-4"
      >
        {labels.notReceived}
      </button>
      <div id={id} hidden={!isOpen}>
        <ul className="grid justify-items-start">
          <li>
            {/* `aria-disabled` instead of `disabled`, so that the focus can wait on it for the end of the countdown. */}
            <button
              type="button"
              aria-disabled={secondsLeft > 0}
              onClick={() => {
                if (secondsLeft === 0) onResend();
              }}
              className={secondsLeft > 0 ? 'inline-flex min-h-11 items-center text-muted tabular-nums' : LINK}
            >
              {secondsLeft > 0
                ? formatMessage(labels.resendCountdown, { time: formatCountdown(secondsLeft) })
                : labels.resend}
            </button>
          </li>
          {back !== undefined && (
            <>
              <li>
                <button
                  type="button"
                  aria-expanded={isEmailFormShown}
                  onClick={() => {
                    setIsEmailFormShown(!isEmailFormShown);
                  }}
                  className={LINK}
                >
                  {labels.resendByEmail}
                </button>
                {isEmailFormShown && (
                  <EmailCodeForm
                    labels={labels}
                    onSend={(address) => {
                      setIsEmailFormShown(false);
                      onResend(address);
                    }}
                  />
                )}
              </li>
              <li>
                <a href={back} className={LINK}>
                  {labels.otherNumber}
                </a>
              </li>
            </>
          )}
        </ul>
      </div>
    </div>
  );
}
