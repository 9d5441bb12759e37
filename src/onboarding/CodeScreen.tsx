import { useCallback, useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { fill } from '@/cms/fill.ts';
import { papers } from '@/device/open.ts';
import type { ActionName } from '@/forms/actions.ts';
import type { CodeBoxesProps } from '@/forms/kinds/CodeBoxes.tsx';
import { buttonClass } from '@/ui/button.ts';
import { later } from '@/ui/later.tsx';
import { useLive } from '@/ui/use-live.ts';
import { clock, isOld, issue, judge, LENGTH, MOST_TRIES, type Issued } from './code.ts';
import { EmailInstead } from './EmailInstead.tsx';
import { keepCode, keptAddress, keptCode, signIn, type CodeOwner } from './kept.ts';
import { useCountdown } from './use-countdown.ts';
import { onMessage } from './web-otp.ts';
import type { CodeWords } from './words.ts';

type Props = {
  words: CodeWords;
  /** Whose the code is: the number that was entered, or the address of who registers as reseller. */
  whose: CodeOwner;
  /** Address of where that is entered. */
  back: string;
  /** Where to go once the code was right. */
  next: string;
  /** Where to go instead, for whom a record of this action is there already. */
  instead?: { action: ActionName; next: string };
};

async function onward({ next, instead }: Pick<Props, 'next' | 'instead'>): Promise<string> {
  if (!instead) return next;
  const { records } = await papers();
  return (await records.list({ action: instead.action, limit: 1 })).length > 0 ? instead.next : next;
}

/** The server must not write them: they come with styles of their own. */
const CodeBoxes = later<CodeBoxesProps>(
  async () => (await import('@/forms/kinds/CodeBoxes.tsx')).CodeBoxes,
  <span className="mt-1.5 block h-13" />,
);

const BOXES = { length: LENGTH, characters: 'digits', required: true } as const;

/** A number from 0 up to 1 that nobody can foresee. */
const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** Six boxes for the code that the device made; a message is never sent, and the screen says so. */
export function CodeScreen({ words, whose, back, next, instead }: Props): ReactElement {
  const id = useId();
  const live = useLive();
  const [to, setTo] = useState(words.samplePhone);
  const [issued, setIssued] = useState<Issued>();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const [said, setSaid] = useState('');
  const [byEmail, setByEmail] = useState(false);
  const boxes = useRef<HTMLElement | null>(null);
  const { left, start } = useCountdown(words.waitSeconds);

  const [before, after] = words.waiting.split('{to}');

  const keep = useCallback(async (code: Issued) => {
    setIssued(code);
    await keepCode(code).catch(() => undefined);
  }, []);

  useEffect(() => {
    let here = true;
    void Promise.all([keptAddress(whose), keptCode()])
      .catch(() => ['', null] as const)
      .then(async ([number, kept]) => {
        if (!here) return;
        if (number) setTo(number);
        await keep(kept && !isOld(kept, Date.now()) ? kept : issue(Date.now(), random));
        start();
      });
    const stop = onMessage(setTyped);
    return () => {
      here = false;
      stop();
    };
  }, [whose, start, keep]);

  const again = async () => {
    setTyped('');
    setFault('');
    setSaid(words.sent);
    await keep(issue(Date.now(), random));
    start();
    boxes.current?.focus();
  };

  const refuse = (reason: string) => {
    setSaid('');
    setFault(reason);
    setTyped('');
    boxes.current?.focus();
  };

  const verify = async () => {
    if (!issued) return;
    if (typed.length < LENGTH) {
      setFault(fill(words.short, { length: LENGTH }));
      boxes.current?.focus();
      return;
    }
    const { verdict, issued: after } = judge(issued, typed, Date.now());
    await keep(after);
    if (verdict === 'right') {
      await signIn().catch(() => undefined);
      location.assign(await onward({ next, ...(instead && { instead }) }).catch(() => next));
      return;
    }
    const reasons = {
      wrong: fill(words.wrong, { left: MOST_TRIES - after.tries }),
      tries: words.tries,
      expired: words.expired,
    };
    refuse(reasons[verdict]);
  };

  return (
    <>
      <p className="text-muted">
        {before}
        <bdi className="font-semibold whitespace-nowrap text-text">{to}</bdi>
        {after}{' '}
        <a href={back} className="inline-block py-1 text-sea underline underline-offset-4">
          {words.wrongNumber}
        </a>
      </p>
      <p className="mt-5 min-h-16 rounded-card bg-brass-soft p-4 text-small text-brass-ink">
        {issued && fill(words.demo, { code: issued.code })}
      </p>
      <form
        noValidate
        aria-label={words.title}
        onSubmit={(event) => {
          event.preventDefault();
          void verify();
        }}
        className="mt-6"
      >
        <label htmlFor={`${id}-code`} className="text-small font-semibold">
          {words.label}
        </label>
        <div>
          <CodeBoxes
            field={BOXES}
            id={`${id}-code`}
            value={typed}
            change={(code) => {
              setTyped(code);
              setFault('');
            }}
            leave={() => undefined}
            focus={(element) => {
              boxes.current = element;
            }}
            invalid={fault !== ''}
            describedBy={`${id}-help`}
          />
        </div>
        <p
          id={`${id}-help`}
          role={fault ? 'alert' : undefined}
          className={`mt-1.5 text-fine ${fault ? 'text-clay' : 'text-muted'}`}
        >
          {fault || words.help}
        </p>
        <button
          type="submit"
          disabled={!live || !issued}
          className={buttonClass('primary', 'mt-5 min-h-12 w-full disabled:opacity-45')}
        >
          {words.action}
        </button>
      </form>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-small">
        <p className="text-muted">
          {words.missed}{' '}
          {left > 0 ? (
            <span className="tabular-nums">{fill(words.againIn, { time: clock(left) })}</span>
          ) : (
            <button
              type="button"
              onClick={() => void again()}
              className="min-h-11 font-semibold text-sea hover:underline"
            >
              {words.again}
            </button>
          )}
        </p>
        <button
          type="button"
          disabled={!live}
          aria-expanded={byEmail}
          onClick={() => {
            setByEmail(!byEmail);
          }}
          className="min-h-11 font-semibold text-sea hover:underline"
        >
          {words.byEmail}
        </button>
      </div>
      {byEmail && (
        <EmailInstead
          words={words}
          onSend={(address) => {
            setTo(address);
            setByEmail(false);
            void again();
          }}
        />
      )}
      <p role="status" className="mt-2 text-small text-palm empty:hidden">
        {said}
      </p>
    </>
  );
}
