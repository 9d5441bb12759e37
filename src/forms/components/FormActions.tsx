import { Check } from '@/ui/icons/icons.ts';
import type { ReactElement } from 'react';
import { navigateAfter } from '@/storage/navigation.ts';
import type { Json } from '@/storage/schemas/base-schemas.ts';
import type { ConfirmButtonProps } from '@/ui/dialog/ConfirmButton.tsx';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { FORM_ACTIONS_CLASS } from '@/ui/input-styles.ts';
import { preventFocusOnPress } from '@/ui/prevent-focus-on-press.ts';
import { createLazyComponent } from '@/ui/lazy-component.tsx';
import { ignoreDoubleClick } from '@/ui/dialog/ignore-double-click.ts';
import type { FormDefinition } from '../model/definition.ts';
import type { FormLabels } from '../labels.ts';

type Props = {
  definition: Pick<FormDefinition, 'action' | 'submitLabel' | 'secondaryAction'>;
  labels: FormLabels['draft'];
  draft: { isSaved: boolean; isRestored: boolean; discard: () => Promise<void> };
  /** Called after the draft was discarded; the button that had the focus has then disappeared. */
  onDiscarded: () => void;
  /** Returns the current values of the form. */
  getValues: () => Record<string, Json>;
};

// Loaded lazily: there is nothing to discard before a draft is saved.
const ConfirmButton = createLazyComponent<ConfirmButtonProps>(
  async () => (await import('@/ui/dialog/ConfirmButton.tsx')).ConfirmButton,
  ({ action, className }) => <span className={`inline-flex items-center ${className}`}>{action}</span>,
);

/** Renders the buttons of a form and the state of its draft. */
export function FormActions({
  definition: { action, submitLabel, secondaryAction },
  labels,
  draft,
  onDiscarded,
  getValues,
}: Props): ReactElement {
  return (
    <div className={FORM_ACTIONS_CLASS}>
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
            const saved = import('../model/prefill.ts').then(({ applyPrefill }) => applyPrefill(action, getValues()));
            navigateAfter(event, event.currentTarget.href, saved);
          }}
          className={buttonClass('secondary')}
        >
          {secondaryAction.label}
        </a>
      )}
      <span className="ms-auto flex items-center tablet:min-h-11 gap-2 text-small text-muted">
        <span role="status" className="flex items-center gap-2">
          {draft.isSaved && (
            <>
              <Icon icon={Check} size={17} className="text-palm" />
              {draft.isRestored ? labels.restored : labels.saved}
            </>
          )}
        </span>
        {draft.isSaved && (
          <ConfirmButton
            action={labels.startOver}
            className="min-h-11 px-2 underline hover:text-text"
            labels={labels.startOverDialog}
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
