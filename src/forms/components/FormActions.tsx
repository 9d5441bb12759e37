import { Check } from 'lucide';
import type { ReactElement } from 'react';
import { leaveAfter } from '@/storage/navigation.ts';
import type { Json } from '@/storage/schemas.ts';
import type { AskingButtonProps } from '@/ui/dialog/ConfirmButton.tsx';
import { buttonClass } from '@/ui/button.ts';
import { Drawing } from '@/ui/icons/Icon.tsx';
import { keepFocus } from '@/ui/prevent-focus-on-press.ts';
import { later } from '@/ui/lazy-component.tsx';
import { spareSecondPress } from '@/ui/dialog/ignore-double-click.ts';
import type { FormDefinition } from '../model/definition.ts';
import type { FormWords } from '../model/labels.ts';

type Props = {
  definition: Pick<FormDefinition, 'action' | 'send' | 'carryOn'>;
  words: FormWords['draft'];
  draft: { kept: boolean; restored: boolean; discard: () => Promise<void> };
  /** The button that did it is gone. */
  onDiscarded: () => void;
  /** What stands in the form. */
  typed: () => Record<string, Json>;
};

/** Nothing can be forgotten before something is kept. */
const AskingButton = later<AskingButtonProps>(
  async () => (await import('@/ui/dialog/ConfirmButton.tsx')).AskingButton,
  ({ action, className }) => <span className={`inline-flex items-center ${className}`}>{action}</span>,
);

/** The end of a form: its buttons, and that the draft is kept. */
export function FormFoot({
  definition: { action, send, carryOn },
  words,
  draft,
  onDiscarded,
  typed,
}: Props): ReactElement {
  return (
    <div className="flex flex-wrap items-center gap-2.5 tablet:col-span-2">
      <button
        type="submit"
        onMouseDown={keepFocus}
        onClick={({ nativeEvent }) => {
          spareSecondPress(nativeEvent);
        }}
        className={buttonClass('primary')}
      >
        {send}
      </button>
      {carryOn && (
        <a
          href={carryOn.href}
          onClick={(event) => {
            const kept = import('../model/prefill.ts').then(({ carryOver }) => carryOver(action, typed()));
            leaveAfter(event, event.currentTarget.href, kept);
          }}
          className={buttonClass('secondary')}
        >
          {carryOn.label}
        </a>
      )}
      <span className="ms-auto flex min-h-11 items-center gap-2 text-small text-muted">
        <span role="status" className="flex items-center gap-2">
          {draft.kept && (
            <>
              <Drawing node={Check} size={17} className="text-palm" />
              {draft.restored ? words.restored : words.kept}
            </>
          )}
        </span>
        {draft.kept && (
          <AskingButton
            action={words.discard}
            className="min-h-11 px-2 underline hover:text-text"
            words={words.discarding}
            onConfirm={async () => {
              await draft.discard();
              onDiscarded();
              return undefined;
            }}
          />
        )}
      </span>
    </div>
  );
}
