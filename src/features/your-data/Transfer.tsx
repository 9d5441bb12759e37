import { Download, Upload } from 'lucide';
import { useState, type ReactElement } from 'react';
import { fill } from '@/lib/messages.ts';
import { buttonClass } from '@/ui/button.ts';
import { download } from '@/ui/download.ts';
import { Drawing } from '@/ui/icons/Icon.tsx';
import { cannotReject } from '@/lib/sure-promise.ts';
import { useLive } from '@/ui/use-hydrated.ts';
import { attempt } from '@/storage/to-result.ts';
import { device } from '@/storage/open.ts';
import type { DeviceWords, Words } from './labels.ts';

const exportName = (): string => `ino-${new Date().toISOString().slice(0, 10)}.json`;

type Said = { good: boolean; text: string };

type Props = { words: DeviceWords['take']; faults: Words['forms']['faults']; onImported: () => void };

/** Everything in one file, out and in. */
export function Transfer({ words, faults, onImported }: Props): ReactElement {
  const [said, setSaid] = useState<Said>();
  const live = useLive();

  const exportAll = async () => {
    setSaid(undefined);
    const fault = await attempt(async () => {
      const [{ exportDevice }, { database }] = await Promise.all([import('@/storage/transfer/export.ts'), device()]);
      download(await exportDevice(database), exportName());
    });
    if (fault !== undefined) setSaid({ good: false, text: faults[fault] });
  };
  const importAll = async (file: File) => {
    setSaid(undefined);
    const fault = await attempt(async () => {
      const [{ importDevice }, { database }] = await Promise.all([import('@/storage/transfer/import.ts'), device()]);
      const result = await importDevice(database, file);
      if ('refused' in result) {
        setSaid({ good: false, text: words[result.refused] });
        return;
      }
      const count = Object.values(result.added).reduce((sum, rows) => sum + rows, 0);
      onImported();
      setSaid({ good: true, text: fill(words.imported, { count }) });
    });
    if (fault !== undefined) setSaid({ good: false, text: fault === 'full' ? words.full : faults[fault] });
  };

  return (
    <>
      <p className="max-w-measure text-muted">{words.text}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <button
          type="button"
          onClick={() => {
            // What goes wrong stands below.
            cannotReject(exportAll());
          }}
          className={buttonClass('primary')}
        >
          <Drawing node={Download} size={18} />
          {words.export}
        </button>
        <label className={buttonClass('secondary', 'relative focus-within:outline-2 focus-within:outline-sea')}>
          <Drawing node={Upload} size={18} />
          {words.import}
          <input
            type="file"
            // What is chosen before the script is there would be lost.
            disabled={!live}
            accept="application/json,.json"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              event.currentTarget.value = '';
              // What goes wrong stands below.
              if (file) cannotReject(importAll(file));
            }}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </label>
      </div>
      <p role="status" className={`mt-3 text-small ${said?.good === false ? 'text-clay' : 'text-palm'}`}>
        {said?.text}
      </p>
    </>
  );
}
