import { useId, useRef, useState, type ReactElement } from 'react';
import { reportRejection } from '@/lib/safe-promise.ts';
import { FieldError } from '../feedback/FieldError.tsx';
import { useHydrated } from '../use-hydrated.ts';
import {
  CANCEL_BUTTON_CLASS,
  CONFIRM_ACTIONS_CLASS,
  CONFIRM_BUTTON_CLASS,
  DIALOG_CLASS,
  QUESTION_WIDTH_CLASS,
  type ConfirmLabels,
} from './dialog-styles.ts';
import { ignoreDoubleClick } from './ignore-double-click.ts';

export type ConfirmButtonProps = {
  /** Label of the button. */
  action: string;
  className: string;
  labels: ConfirmLabels;
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
  const isHydrated = useHydrated();
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
        disabled={!isHydrated}
        onClick={({ nativeEvent }) => {
          // The button that confirms may appear under the pointer.
          ignoreDoubleClick(nativeEvent);
          onAsk?.();
          setErrorMessage('');
          dialog.current?.showModal();
        }}
        className={className}
      >
        {action}
      </button>
      <dialog ref={dialog} aria-labelledby={id} className={`${DIALOG_CLASS} ${QUESTION_WIDTH_CLASS}`}>
        <h2 id={id} className="text-title">
          {labels.question}
        </h2>
        <FieldError id={`${id}-error`} role="alert" message={errorMessage} className="" />
        <div className={CONFIRM_ACTIONS_CLASS}>
          <button type="button" onClick={() => dialog.current?.close()} className={CANCEL_BUTTON_CLASS}>
            {labels.cancel}
          </button>
          <button
            type="button"
            onClick={() => {
              // `onConfirm` returns errors as messages.
              reportRejection(confirm());
            }}
            className={CONFIRM_BUTTON_CLASS}
          >
            {labels.confirm}
          </button>
        </div>
      </dialog>
    </>
  );
}
