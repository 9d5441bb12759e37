import { useId, useRef, type ReactElement } from 'react';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { openUserData } from '@/storage/open.ts';
import type { ActionName } from '@/forms/model/actions.ts';
import { StorageAlert } from '@/forms/components/StorageAlert.tsx';
import type { OtpInputProps } from '@/forms/inputs/OtpInput.tsx';
import type { FormLabels } from '@/forms/model/labels.ts';
import { buttonClass } from '@/ui/button.ts';
import { FieldHint } from '@/ui/feedback/FieldHint.tsx';
import { createLazyComponent } from '@/ui/lazy-component.tsx';
import { RichMessage } from '@/ui/RichMessage.tsx';
import { cannotReject } from '@/lib/sure-promise.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { ResendCode } from './ResendCode.tsx';
import { CODE_LENGTH } from './one-time-code.ts';
import { consumeCode, type CodePurpose } from '../onboarding-settings.ts';
import { useOneTimeCode, type Registration } from './use-one-time-code.ts';
import type { CodeLabels } from '../labels.ts';

type Props = {
  labels: CodeLabels;
  faults: FormLabels['storageErrors'];
  /** Whose the code is: the number that was entered, or the address of who registers as reseller. */
  whose: CodePurpose;
  registration?: Registration;
  /** Address of where that is entered. */
  back: string;
  /** Where to go once the code was right. */
  next: string;
  /** Where to go instead, for whom a record of this action is there already. */
  instead?: { action: ActionName; next: string };
  /** What the right code confirms, besides. */
  onRight?: () => Promise<void>;
};

async function onward({ next, instead }: Pick<Props, 'next' | 'instead'>): Promise<string> {
  if (!instead) return next;
  const { records } = await openUserData();
  return (await records.list({ action: instead.action, limit: 1 })).length > 0 ? instead.next : next;
}

/** The server must not write them: they come with styles of their own. */
const CodeBoxes = createLazyComponent<OtpInputProps>(
  async () => (await import('@/forms/inputs/OtpInput.tsx')).OtpInput,
  () => <span className="mt-1.5 block h-13" />,
);

const BOXES = { length: CODE_LENGTH, characters: 'digits', required: true } as const;

function CodeScreenInside({ labels, faults, whose, registration, back, next, instead, onRight }: Props): ReactElement {
  const id = useId();
  const live = useHydrated();
  const code = useOneTimeCode(labels, whose, registration);
  const boxes = useRef<HTMLElement | null>(null);

  const again = async (address?: string) => {
    await code.again(address);
    boxes.current?.focus();
  };

  const verify = async () => {
    if (!(await code.isRight())) {
      boxes.current?.focus();
      return;
    }
    await Promise.all([consumeCode(whose), onRight?.()]).catch(() => undefined);
    location.assign(await onward({ next, ...(instead && { instead }) }).catch(() => next));
  };

  return (
    <>
      <StorageAlert labels={faults} error={undefined} />
      <p className="text-muted">
        <RichMessage labels={code.byEmail ? labels.sentToEmail : labels.sentTo} place="to">
          {/* Until the device has said where it goes, the sample holds its place. */}
          <bdi
            className={`inline-block max-w-full font-semibold wrap-anywhere text-text ${code.to === undefined ? 'scripting:invisible' : ''}`}
          >
            {code.to ?? labels.samplePhone}
          </bdi>
        </RichMessage>{' '}
        <a href={back} className="inline-block py-1 text-sea underline underline-offset-4">
          {code.byEmail ? labels.wrongAddress : labels.wrongNumber}
        </a>
      </p>
      <p className={`mt-5 min-h-16 rounded-card p-4 text-small text-brass-ink ${code.spent ? '' : 'bg-brass-soft'}`}>
        {code.issued && !code.spent && (
          <RichMessage labels={labels.demo} place="code">
            <strong className="tabular-nums">{code.issued.code}</strong>
          </RichMessage>
        )}
      </p>
      <form
        noValidate
        aria-label={labels.title}
        onSubmit={(event) => {
          event.preventDefault();
          // It leads on whatever happens to what it keeps.
          cannotReject(verify());
        }}
        className="mt-6"
      >
        <label htmlFor={`${id}-code`} className="text-small font-semibold">
          {labels.label}
        </label>
        <div>
          <CodeBoxes
            field={BOXES}
            id={`${id}-code`}
            value={code.typed}
            onChange={code.type}
            onBlur={() => undefined}
            inputRef={(element) => {
              boxes.current = element;
            }}
            invalid={code.fault !== ''}
            describedBy={`${id}-help`}
          />
        </div>
        <FieldHint id={`${id}-help`} help={labels.help} fault={code.fault} />
        <button
          type="submit"
          disabled={!live || !code.issued}
          className={buttonClass('primary', 'mt-5 min-h-12 w-full disabled:opacity-45')}
        >
          {labels.action}
        </button>
      </form>
      {/* The code of a reseller goes to an e-mail address anyway; whose is wrong is asked above. */}
      <ResendCode
        labels={labels}
        left={code.left}
        needed={code.spent}
        {...(whose === 'phone' && { back })}
        onAgain={(address) => {
          // A code that is not kept lasts as long as the page.
          cannotReject(again(address));
        }}
      />
      <p role="status" className="mt-2 text-small text-palm empty:hidden">
        {code.said}
      </p>
    </>
  );
}

/** Six boxes for the code that the device made; a message is never sent, and the screen says so. */
export const VerifyCodeForm = withBoundary(CodeScreenInside);
