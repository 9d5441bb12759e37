import { useId, useRef, useState, type ReactElement } from 'react';
import { buttonClass } from '../button.ts';
import { cannotReject } from '@/lib/sure-promise.ts';

export type ConfirmButtonProps = {
  /** Words of the button. */
  action: string;
  className: string;
  labels: { question: string; cancel: string; confirm: string };
  onAsk?: () => void;
  /** Does it; resolves with why it was not done, in words. */
  onConfirm: () => Promise<string | undefined>;
};

/** A button that asks before it does what cannot be taken back. Where it is not done, the question comes back with the reason. */
export function ConfirmButton({ action, className, labels, onAsk, onConfirm }: ConfirmButtonProps): ReactElement {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [failure, setFailure] = useState('');
  const working = useRef(false);
  const confirm = async () => {
    if (working.current) return;
    working.current = true;
    // Closed first: what is done may take the focus elsewhere.
    dialog.current?.close();
    const why = await onConfirm().finally(() => {
      working.current = false;
    });
    if (why === undefined) return;
    setFailure(why);
    dialog.current?.showModal();
  };
  return (
    <>
      <button
        type="button"
        onClick={() => {
          onAsk?.();
          setFailure('');
          dialog.current?.showModal();
        }}
        className={className}
      >
        {action}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={id}
        className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-panel border border-line bg-surface p-6 text-body text-text"
      >
        <p id={id} className="display text-title">
          {labels.question}
        </p>
        <p role="alert" className="mt-3 text-clay empty:hidden">
          {failure}
        </p>
        <div className="mt-5 flex flex-wrap gap-2.5">
          {/* What cannot be taken back is not the first stop. */}
          <button type="button" onClick={() => dialog.current?.close()} className={buttonClass('primary')}>
            {labels.cancel}
          </button>
          <button
            type="button"
            onClick={() => {
              // Whoever does it says why it is not done.
              cannotReject(confirm());
            }}
            className={buttonClass('secondary', 'text-clay')}
          >
            {labels.confirm}
          </button>
        </div>
      </dialog>
    </>
  );
}
