import { useEffect, useState, type ReactElement } from 'react';
import type { StorageErrorCode } from '@/storage/errors/storage-error.ts';
import { subscribeErrors } from '@/storage/errors/reported-errors.ts';
import { Alert } from '@/ui/feedback/Alert.tsx';
import type { FormLabels } from '../labels.ts';

type Props = {
  labels: FormLabels['storageErrors'];
  error?: StorageErrorCode | undefined;
  /** False when another alert of the page shows what storage reports. */
  shouldShowReported?: boolean | undefined;
};

/** Shows why the device cannot store data: the given error, or else the first one that storage reports. */
export function StorageAlert({ labels, error, shouldShowReported = true }: Props): ReactElement | null {
  const [reported, setReported] = useState<readonly StorageErrorCode[]>([]);
  useEffect(() => subscribeErrors(setReported), []);
  const code = error ?? (shouldShowReported ? reported[0] : undefined);
  if (code === undefined) return null;
  return (
    <Alert role="alert" className="mb-5">
      {labels[code]}
    </Alert>
  );
}
