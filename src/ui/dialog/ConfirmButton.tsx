import { useId, useRef, useState, type ReactElement } from 'react';
import { buttonClass } from '../button.ts';
import { cannotReject } from '@/lib/sure-promise.ts';

export type ConfirmButtonProps = {
  /** Label of the button. */
  action: string;
  className: string;
  labels: { question: string; cancel: string; confirm: string };
  onAsk?: () => void;
  /** Runs the action; resolves with an error message when it failed. */
  onConfirm: () => Promise<string | undefined>;
};

/**
 * A button that asks for confirmation before an action that cannot be undone. When the action fails, the dialog opens
 * again with the error message.
 */
export function ConfirmButton({ action, className, labels, onAsk, onConfirm }: ConfirmButtonProps): ReactElement {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [errorMessage, setErrorMessage] = useState('');
  const isRunning = useRef(false);
  const confirm = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    // Closed first, because the action may move the focus.
    dialog.current?.close();
    const error = await onConfirm().finally(() => {
      isRunning.current = false;
    });
    if (error === undefined) return;
    setErrorMessage(error);
    dialog.current?.showModal();
  };
  return (
    <>
      <button
        type="button"
        onClick={() => {
          onAsk?.();
          setErrorMessage('');
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
          {errorMessage}
        </p>
        <div className="mt-5 flex flex-wrap gap-2.5">
          {/* The destructive action is not the first one to get the focus. */}
          <button type="button" onClick={() => dialog.current?.close()} className={buttonClass('primary')}>
            {labels.cancel}
          </button>
          <button
            type="button"
            onClick={() => {
              // `onConfirm` returns errors as messages.
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
