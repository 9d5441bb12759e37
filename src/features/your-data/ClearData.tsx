import { useState, type ReactElement } from 'react';
import { ConfirmButton } from '@/ui/dialog/ConfirmButton.tsx';
import { buttonClass } from '@/ui/button.ts';
import { getErrorCode } from '@/storage/errors/storage-error.ts';
import { openStorage } from '@/storage/open.ts';
import type { YourDataLabels, IslandLabels } from './labels.ts';

type Props = {
  labels: YourDataLabels['erase'];
  /** Message while the data is being deleted. */
  working: string;
  storageErrors: IslandLabels['forms']['storageErrors'];
  onErased: () => void;
};

/** Button that deletes all stored data after a confirmation. */
export function ClearData({ labels, working, storageErrors, onErased }: Props): ReactElement {
  const [status, setStatus] = useState('');
  const eraseAll = async () => {
    setStatus(working);
    try {
      const [{ clearData }, { database }] = await Promise.all([import('@/storage/clear-data.ts'), openStorage()]);
      const arePagesDeleted = await clearData(database);
      onErased();
      setStatus(arePagesDeleted ? labels.done : '');
      return arePagesDeleted ? undefined : labels.pagesKept;
    } catch (error) {
      setStatus('');
      return storageErrors[getErrorCode(error)];
    }
  };
  return (
    <>
      <p className="max-w-measure text-muted">{labels.text}</p>
      <ConfirmButton
        action={labels.action}
        className={buttonClass('secondary', 'mt-4 text-clay')}
        labels={labels.eraseDialog}
        onAsk={() => {
          setStatus('');
        }}
        onConfirm={eraseAll}
      />
      <p role="status" className="mt-3 text-small text-palm">
        {status}
      </p>
    </>
  );
}
