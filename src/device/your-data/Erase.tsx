import { useRef, useState, type ReactElement } from 'react';
import { buttonClass } from '@/ui/button.ts';
import { device } from '../open.ts';
import type { DeviceWords } from './words.ts';

/** Erases everything, after a question. */
export function Erase({ words, onErased }: { words: DeviceWords['erase']; onErased: () => void }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const [done, setDone] = useState(false);
  const eraseAll = async () => {
    const [{ erase }, { database }] = await Promise.all([import('../erase.ts'), device()]);
    await erase(database);
    dialog.current?.close();
    setDone(true);
    onErased();
  };
  return (
    <>
      <p className="max-w-measure text-muted">{words.text}</p>
      <button
        type="button"
        onClick={() => {
          setDone(false);
          dialog.current?.showModal();
        }}
        className={buttonClass('secondary', 'mt-4 text-clay')}
      >
        {words.action}
      </button>
      <p role="status" className="mt-3 text-small text-palm">
        {done && words.done}
      </p>
      <dialog
        ref={dialog}
        aria-labelledby="erase-question"
        className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-panel border border-line bg-surface p-6 text-text"
      >
        <p id="erase-question" className="display text-title">
          {words.question}
        </p>
        <div className="mt-5 flex flex-wrap gap-2.5">
          {/* What can not be taken back is not the first stop. */}
          <button type="button" onClick={() => dialog.current?.close()} className={buttonClass('primary')}>
            {words.cancel}
          </button>
          <button type="button" onClick={() => void eraseAll()} className={buttonClass('secondary', 'text-clay')}>
            {words.confirm}
          </button>
        </div>
      </dialog>
    </>
  );
}
