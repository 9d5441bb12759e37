import { useEffect, useRef, type ReactElement } from 'react';
import { buttonClass } from '../button.ts';
import { ignoreDoubleClick } from '../dialog/ignore-double-click.ts';

type Props = {
  /** Says what was removed. */
  text: string;
  undoLabel: string;
  /** Message why restoring failed, or an empty string. */
  failure: string;
  onUndo: () => void;
};

/**
 * Replaces a removed item of a list, and offers to restore it. Its message takes the focus, which was on the item: on the button,
 * another press of the key that removed the item would restore it.
 */
export function RemovedItem({ text, undoLabel, failure, onUndo }: Props): ReactElement {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    message.current?.focus();
  }, []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-panel border border-dashed border-control p-4">
      <p ref={message} tabIndex={-1} role="status" className="text-muted wrap-anywhere focus:outline-none">
        {text}
      </p>
      <button
        type="button"
        onClick={({ nativeEvent }) => {
          // The buttons of the item appear under the pointer.
          ignoreDoubleClick(nativeEvent);
          onUndo();
        }}
        className={buttonClass('secondary')}
      >
        {undoLabel}
      </button>
      <p role="alert" className="w-full text-small text-clay empty:hidden">
        {failure}
      </p>
    </div>
  );
}
