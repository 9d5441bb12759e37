import { useId, useState, type ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { formatCountdown } from './one-time-code.ts';
import { EmailCodeForm } from './EmailCodeForm.tsx';
import type { CodeLabels } from '../labels.ts';

type Props = {
  labels: CodeLabels;
  /** Seconds until another can be asked for. */
  left: number;
  /** Whether there is no other way on. */
  needed: boolean;
  /** Address of where the number is entered, for whom a code to an e-mail address or another number will do. */
  back?: string;
  onAgain: (address?: string) => void;
};

const LINK = 'inline-flex min-h-11 items-center font-semibold text-sea hover:underline';

/** The ways to another code, for whom none came: once more, to an e-mail address, or to another number. */
export function ResendCode({ labels, left, needed, back, onAgain }: Props): ReactElement {
  const id = useId();
  const live = useHydrated();
  const [missed, setMissed] = useState(false);
  const [asking, ask] = useState(false);
  const opened = missed || needed;
  return (
    <div className="mt-5 text-small">
      <button
        type="button"
        disabled={!live}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => {
          setMissed(!opened);
        }}
        className="min-h-11 text-sea underline underline-offset-4"
      >
        {labels.notReceived}
      </button>
      <div id={id} hidden={!opened}>
        <ul className="grid justify-items-start">
          <li>
            {left > 0 ? (
              <span className="inline-flex min-h-11 items-center text-muted tabular-nums">
                {formatMessage(labels.againIn, { time: formatCountdown(left) })}
              </span>
            ) : (
              <button
                type="button"
                onClick={() => {
                  onAgain();
                }}
                className={LINK}
              >
                {labels.again}
              </button>
            )}
          </li>
          {back !== undefined && (
            <>
              <li>
                <button
                  type="button"
                  aria-expanded={asking}
                  onClick={() => {
                    ask(!asking);
                  }}
                  className={LINK}
                >
                  {labels.byEmail}
                </button>
                {asking && (
                  <EmailCodeForm
                    labels={labels}
                    onSend={(address) => {
                      ask(false);
                      onAgain(address);
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
