import { useId, useRef, useState, type ReactElement } from 'react';
import { fill } from '@/cms/fill.ts';
import { papers } from '@/device/open.ts';
import type { ActionName } from '@/forms/actions.ts';
import type { CodeBoxesProps } from '@/forms/kinds/CodeBoxes.tsx';
import { buttonClass } from '@/ui/button.ts';
import { HelpOrFault } from '@/ui/HelpOrFault.tsx';
import { later } from '@/ui/later.tsx';
import { useLive } from '@/ui/use-live.ts';
import { clock, LENGTH, MOST_TRIES } from './code.ts';
import { EmailInstead } from './EmailInstead.tsx';
import { signIn, type CodeOwner } from './kept.ts';
import { useCode } from './use-code.ts';
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
  () => <span className="mt-1.5 block h-13" />,
);

const BOXES = { length: LENGTH, characters: 'digits', required: true } as const;

/** Six boxes for the code that the device made; a message is never sent, and the screen says so. */
export function CodeScreen({ words, whose, back, next, instead }: Props): ReactElement {
  const id = useId();
  const live = useLive();
  const code = useCode(words, whose);
  const [byEmail, setByEmail] = useState(false);
  const boxes = useRef<HTMLElement | null>(null);
  const [before, after] = words.waiting.split('{to}');

  const again = async (address?: string) => {
    await code.again(address);
    boxes.current?.focus();
  };

  const verify = async () => {
    if (!(await code.isRight())) {
      boxes.current?.focus();
      return;
    }
    await signIn(whose).catch(() => undefined);
    location.assign(await onward({ next, ...(instead && { instead }) }).catch(() => next));
  };

  return (
    <>
      <p className="text-muted">
        {before}
        <bdi className="font-semibold whitespace-nowrap text-text">{code.to}</bdi>
        {after}{' '}
        <a href={back} className="inline-block py-1 text-sea underline underline-offset-4">
          {words.wrongNumber}
        </a>
      </p>
      <p className="mt-5 min-h-16 rounded-card bg-brass-soft p-4 text-small text-brass-ink">
        {/* One that is refused whatever is typed is none. */}
        {code.issued && code.issued.tries < MOST_TRIES && fill(words.demo, { code: code.issued.code })}
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
            value={code.typed}
            change={code.type}
            leave={() => undefined}
            focus={(element) => {
              boxes.current = element;
            }}
            invalid={code.fault !== ''}
            describedBy={`${id}-help`}
          />
        </div>
        <HelpOrFault id={`${id}-help`} help={words.help} fault={code.fault} />
        <button
          type="submit"
          disabled={!live || !code.issued}
          className={buttonClass('primary', 'mt-5 min-h-12 w-full disabled:opacity-45')}
        >
          {words.action}
        </button>
      </form>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-small">
        <p className="flex min-h-11 flex-wrap items-center gap-x-1 text-muted">
          {words.missed}
          {code.left > 0 ? (
            <span className="tabular-nums">{fill(words.againIn, { time: clock(code.left) })}</span>
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
        {/* The code of a reseller goes there anyway. */}
        {whose === 'phone' && (
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
        )}
      </div>
      {byEmail && (
        <EmailInstead
          words={words}
          onSend={(address) => {
            setByEmail(false);
            void again(address);
          }}
        />
      )}
      <p role="status" className="mt-2 text-small text-palm empty:hidden">
        {code.said}
      </p>
    </>
  );
}
