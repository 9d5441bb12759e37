import { useEffect, useRef, type ReactElement } from 'react';
import { buttonClass } from '@/ui/button.ts';
import type { MyPostLabels } from '../labels.ts';

type Props = {
  labels: MyPostLabels;
  /** Whether the post may have been sent to the operator. */
  mayBeSent: boolean;
  /** Message why restoring failed, or an empty string. */
  failure: string;
  onUndo: () => void;
};

/** Replaces a deleted post in the list and offers to restore it. Takes focus, which was on the deleted post. */
export function UndoDelete({ labels, mayBeSent, failure, onUndo }: Props): ReactElement {
  const undoRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    undoRef.current?.focus();
  }, []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-panel border border-dashed border-line p-5">
      <p role="status" className="text-muted">
        {mayBeSent ? labels.removedSent : labels.removed}
      </p>
      <button ref={undoRef} type="button" onClick={onUndo} className={buttonClass('secondary')}>
        {labels.undo}
      </button>
      <p role="alert" className="w-full text-small text-clay empty:hidden">
        {failure}
      </p>
    </div>
  );
}
