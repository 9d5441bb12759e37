import { useState, type ReactElement } from 'react';
import { ConfirmButton } from '@/ui/dialog/ConfirmButton.tsx';
import { buttonClass } from '@/ui/button.ts';
import { getErrorCode } from '@/storage/errors/storage-error.ts';
import { openStorage } from '@/storage/open.ts';
import type { YourDataLabels, IslandLabels } from './labels.ts';

type Props = {
  labels: YourDataLabels['erase'];
  storageErrors: IslandLabels['forms']['storageErrors'];
  onErased: () => void;
};

/** Button that deletes all stored data after a confirmation. */
export function ClearData({ labels, storageErrors, onErased }: Props): ReactElement {
  const [isDone, setIsDone] = useState(false);
  const eraseAll = async () => {
    try {
      const [{ clearData }, { database }] = await Promise.all([import('@/storage/clear-data.ts'), openStorage()]);
      const arePagesDeleted = await clearData(database);
      onErased();
      if (!arePagesDeleted) return labels.pagesKept;
    } catch (error) {
      return storageErrors[getErrorCode(error)];
    }
    setIsDone(true);
    return undefined;
  };
  return (
    <>
      <p className="max-w-measure text-muted">{labels.text}</p>
      <ConfirmButton
        action={labels.action}
        className={buttonClass('secondary', 'mt-4 text-clay')}
        labels={labels.eraseDialog}
        onAsk={() => {
          setIsDone(false);
        }}
        onConfirm={eraseAll}
      />
      <p role="status" className="mt-3 text-small text-palm">
        {isDone && labels.done}
      </p>
    </>
  );
}
