import { useEffect, useState, type ReactElement } from 'react';
import { isSameValue, type DraftSaver } from '@/storage/drafts/draft-saver.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import { openUserData } from '@/storage/open.ts';
import type { Draft } from '@/storage/schemas/draft.ts';
import { buttonClass } from '@/ui/button.ts';
import { Alert } from '@/ui/feedback/Alert.tsx';
import { reportRejection } from '@/lib/safe-promise.ts';
import type { FormLabels } from '../labels.ts';

export type EditedElsewhereNoticeProps = {
  getDraftSaver: () => DraftSaver;
  labels: FormLabels['draft']['editedElsewhere'];
  /** Returns the current values of the form. */
  getValues: () => Record<string, unknown>;
  /** Replaces the values of the form by the stored draft. */
  onShow: () => Promise<void>;
};

/** Warns that another tab changed the shared draft, and offers to keep either version. */
export function EditedElsewhereNotice({
  getDraftSaver,
  labels,
  getValues,
  onShow,
}: EditedElsewhereNoticeProps): ReactElement {
  const [isEditedElsewhere, setEditedElsewhere] = useState(false);
  useEffect(() => {
    let previous: Draft | undefined;
    const onDraftChange = (draft: Draft | undefined) => {
      const hadDraft = previous !== undefined;
      previous = draft;
      const draftSaver = getDraftSaver();
      if (draft) {
        if (draft.by === draftSaver.tab) return;
        const values = getValues();
        const isDifferent = Object.keys(draft.values).some(
          (key) => key in values && !isSameValue(draft.values[key], values[key]),
        );
        setEditedElsewhere(isDifferent);
      } else if (hadDraft && draftSaver.isSent) {
        setEditedElsewhere(false);
      } else if (hadDraft) {
        setEditedElsewhere(draftSaver.isTouched);
        // The deleted draft contained this tab's input, so save all of it again.
        if (draftSaver.isTouched) draftSaver.saveAll();
        // Without input, the form would send older values than the other tab has sent.
        else reportRejection(onShow());
      }
    };
    // Before the draft is loaded the form only shows initial values, which cannot be compared.
    const open = () =>
      getDraftSaver()
        .waitUntilSettled()
        .then(() => openUserData());
    return subscribeLazily(open, ({ drafts }) => drafts.watch(getDraftSaver().id, onDraftChange));
    // oxlint-disable-next-line react/exhaustive-deps -- both callbacks read the same form in every render
  }, []);
  return (
    <div role="status">
      {isEditedElsewhere && (
        <Alert
          className="mb-5"
          actions={
            <div className="flex flex-wrap gap-3">
              <button
                type="button"
                onClick={() => {
                  setEditedElsewhere(false);
                  // When loading fails the form stays empty.
                  reportRejection(onShow());
                }}
                className={buttonClass('secondary')}
              >
                {labels.show}
              </button>
              <button
                type="button"
                onClick={() => {
                  setEditedElsewhere(false);
                  getDraftSaver().saveAll();
                }}
                className={buttonClass('secondary')}
              >
                {labels.keep}
              </button>
            </div>
          }
        >
          {labels.text}
        </Alert>
      )}
    </div>
  );
}
