import { CircleAlert } from 'lucide';
import { useEffect, useState, type ReactElement } from 'react';
import type { DraftSaver } from '@/storage/drafts/draft-saver.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import { openUserData } from '@/storage/open.ts';
import type { Draft } from '@/storage/schemas.ts';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { cannotReject } from '@/lib/sure-promise.ts';
import type { FormLabels } from '../model/labels.ts';

export type ChangedElsewhereProps = {
  keeper: () => DraftSaver;
  labels: FormLabels['draft']['elsewhere'];
  /** What stands in the form. */
  typed: () => Record<string, unknown>;
  /** Shows what the device has instead. */
  onShow: () => Promise<void>;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Says that another tab changed the draft that all tabs have in common, and lets the visitor choose. */
export function ChangedElsewhere({ keeper, labels, typed, onShow }: ChangedElsewhereProps): ReactElement {
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    let before: Draft | undefined;
    const look = (draft: Draft | undefined) => {
      const had = before !== undefined;
      before = draft;
      const own = keeper();
      if (draft) {
        if (draft.by === own.tab) return;
        const shown = typed();
        const other = Object.keys(draft.values).some((key) => key in shown && !isSame(draft.values[key], shown[key]));
        setElsewhere(other);
      } else if (had && !own.isSent) {
        setElsewhere(own.isTouched);
        // What was typed here was in the draft that is gone.
        if (own.isTouched) own.saveAll();
      }
    };
    // Before the draft was looked up, what stands in the form says nothing.
    const open = () =>
      keeper()
        .settled()
        .then(() => openUserData());
    return subscribeLazily(open, ({ drafts }) => drafts.watch(keeper().id, look));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- of whichever render, both read the one form of the page
  }, []);
  return (
    <div role="status">
      {isElsewhere && (
        <div className="mb-5 flex flex-wrap items-center gap-3 rounded-card bg-brass-soft p-4 text-brass-ink">
          <Icon node={CircleAlert} />
          <p className="min-w-0 grow basis-64">{labels.text}</p>
          <button
            type="button"
            onClick={() => {
              setElsewhere(false);
              // What is not found there leaves the form empty.
              cannotReject(onShow());
            }}
            className={buttonClass('secondary')}
          >
            {labels.show}
          </button>
          <button
            type="button"
            onClick={() => {
              setElsewhere(false);
              keeper().saveAll();
            }}
            className={buttonClass('secondary')}
          >
            {labels.keep}
          </button>
        </div>
      )}
    </div>
  );
}
