import { useState, type ReactElement } from 'react';
import { AskingButton } from '@/ui/dialog/ConfirmButton.tsx';
import { buttonClass } from '@/ui/button.ts';
import { attempt } from '@/storage/to-result.ts';
import { device } from '@/storage/open.ts';
import type { DeviceWords, Words } from './labels.ts';

type Props = { words: DeviceWords['erase']; faults: Words['forms']['faults']; onErased: () => void };

/** Erases everything, after a question. */
export function Erase({ words, faults, onErased }: Props): ReactElement {
  const [done, setDone] = useState(false);
  const eraseAll = async () => {
    const fault = await attempt(async () => {
      const [{ erase }, { database }] = await Promise.all([import('@/storage/clear-data.ts'), device()]);
      await erase(database);
    });
    if (fault !== undefined) return faults[fault];
    setDone(true);
    onErased();
    return undefined;
  };
  return (
    <>
      <p className="max-w-measure text-muted">{words.text}</p>
      <AskingButton
        action={words.action}
        className={buttonClass('secondary', 'mt-4 text-clay')}
        words={words.asking}
        onAsk={() => {
          setDone(false);
        }}
        onConfirm={eraseAll}
      />
      <p role="status" className="mt-3 text-small text-palm">
        {done && words.done}
      </p>
    </>
  );
}
