import { Check } from 'lucide';
import type { ReactElement } from 'react';
import { navigateAfter } from '@/storage/navigation.ts';
import type { Json } from '@/storage/schemas.ts';
import type { ConfirmButtonProps } from '@/ui/dialog/ConfirmButton.tsx';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { preventFocusOnPress } from '@/ui/prevent-focus-on-press.ts';
import { createLazyComponent } from '@/ui/lazy-component.tsx';
import { ignoreDoubleClick } from '@/ui/dialog/ignore-double-click.ts';
import type { FormDefinition } from '../model/definition.ts';
import type { FormLabels } from '../model/labels.ts';

type Props = {
  definition: Pick<FormDefinition, 'action' | 'submitLabel' | 'secondaryAction'>;
  labels: FormLabels['draft'];
  draft: { kept: boolean; restored: boolean; discard: () => Promise<void> };
  /** The button that did it is gone. */
  onDiscarded: () => void;
  /** What stands in the form. */
  typed: () => Record<string, Json>;
};

/** Nothing can be forgotten before something is kept. */
const AskingButton = createLazyComponent<ConfirmButtonProps>(
  async () => (await import('@/ui/dialog/ConfirmButton.tsx')).ConfirmButton,
  ({ action, className }) => <span className={`inline-flex items-center ${className}`}>{action}</span>,
);

/** The end of a form: its buttons, and that the draft is kept. */
export function FormActions({
  definition: { action, submitLabel, secondaryAction },
  labels,
  draft,
  onDiscarded,
  typed,
}: Props): ReactElement {
  return (
    <div className="flex flex-wrap items-center gap-2.5 tablet:col-span-2">
      <button
        type="submit"
        onMouseDown={preventFocusOnPress}
        onClick={({ nativeEvent }) => {
          ignoreDoubleClick(nativeEvent);
        }}
        className={buttonClass('primary')}
      >
        {submitLabel}
      </button>
      {secondaryAction && (
        <a
          href={secondaryAction.href}
          onClick={(event) => {
            const kept = import('../model/prefill.ts').then(({ applyPrefill }) => applyPrefill(action, typed()));
            navigateAfter(event, event.currentTarget.href, kept);
          }}
          className={buttonClass('secondary')}
        >
          {secondaryAction.label}
        </a>
      )}
      <span className="ms-auto flex min-h-11 items-center gap-2 text-small text-muted">
        <span role="status" className="flex items-center gap-2">
          {draft.kept && (
            <>
              <Icon node={Check} size={17} className="text-palm" />
              {draft.restored ? labels.restored : labels.kept}
            </>
          )}
        </span>
        {draft.kept && (
          <AskingButton
            action={labels.discard}
            className="min-h-11 px-2 underline hover:text-text"
            labels={labels.discarding}
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
