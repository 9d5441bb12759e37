import { useState, type ReactElement } from 'react';
import { fill } from '@/cms/fill.ts';
import { useLive } from '@/ui/use-live.ts';
import { clock } from './code.ts';
import { EmailInstead } from './EmailInstead.tsx';
import type { CodeWords } from './words.ts';

type Props = {
  words: CodeWords;
  /** Seconds until another can be asked for. */
  left: number;
  /** Whether it may go to an e-mail address instead. */
  email: boolean;
  onAgain: (address?: string) => void;
};

/** The ways to another code: once more, or to an e-mail address. */
export function AnotherCode({ words, left, email, onAgain }: Props): ReactElement {
  const live = useLive();
  const [asking, ask] = useState(false);
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-small">
        <p className="flex min-h-11 flex-wrap items-center gap-x-1 text-muted">
          {words.missed}
          {left > 0 ? (
            <span className="tabular-nums">{fill(words.againIn, { time: clock(left) })}</span>
          ) : (
            <button
              type="button"
              onClick={() => {
                onAgain();
              }}
              className="min-h-11 font-semibold text-sea hover:underline"
            >
              {words.again}
            </button>
          )}
        </p>
        {email && (
          <button
            type="button"
            disabled={!live}
            aria-expanded={asking}
            onClick={() => {
              ask(!asking);
            }}
            className="min-h-11 font-semibold text-sea hover:underline"
          >
            {words.byEmail}
          </button>
        )}
      </div>
      {asking && (
        <EmailInstead
          words={words}
          onSend={(address) => {
            ask(false);
            onAgain(address);
          }}
        />
      )}
    </>
  );
}
