import { useId, useRef, type ReactElement } from 'react';
import { buttonClass } from './button.ts';

export type AskingButtonProps = {
  /** Words of the button. */
  action: string;
  className: string;
  words: { question: string; cancel: string; confirm: string };
  onAsk?: () => void;
  onConfirm: () => Promise<void>;
};

/** A button that asks before it does what can not be taken back. */
export function AskingButton({ action, className, words, onAsk, onConfirm }: AskingButtonProps): ReactElement {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          onAsk?.();
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
          {words.question}
        </p>
        <div className="mt-5 flex flex-wrap gap-2.5">
          {/* What can not be taken back is not the first stop. */}
          <button type="button" onClick={() => dialog.current?.close()} className={buttonClass('primary')}>
            {words.cancel}
          </button>
          <button
            type="button"
            onClick={() => {
              dialog.current?.close();
              void onConfirm();
            }}
            className={buttonClass('secondary', 'text-clay')}
          >
            {words.confirm}
          </button>
        </div>
      </dialog>
    </>
  );
}
