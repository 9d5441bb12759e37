import { useEffect, useRef, type ReactElement } from 'react';
import { buttonClass } from '@/ui/button.ts';
import type { MyPostLabels } from '../labels.ts';

type Props = {
  labels: MyPostLabels;
  /** Why it was not given back, in words. */
  failure: string;
  onUndo: () => void;
};

/** Stands where a post was deleted, and gives it back: whoever deleted it goes on here. */
export function UndoDelete({ labels, failure, onUndo }: Props): ReactElement {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    undo.current?.focus();
  }, []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-panel border border-dashed border-line p-5">
      <p role="status" className="text-muted">
        {labels.removed}
      </p>
      <button ref={undo} type="button" onClick={onUndo} className={buttonClass('secondary')}>
        {labels.undo}
      </button>
      <p role="alert" className="w-full text-small text-clay empty:hidden">
        {failure}
      </p>
    </div>
  );
}
