import { CircleAlert } from 'lucide';
import { useEffect, useState, type ReactElement } from 'react';
import { subscribeErrors, type StorageErrorCode } from '@/storage/errors.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { FormLabels } from '../model/labels.ts';

type Props = { labels: FormLabels['faults']; fault: StorageErrorCode | undefined };

/** Says what stands in the way of keeping things on the device. */
export function StorageAlert({ labels, fault }: Props): ReactElement | null {
  const [standing, setStanding] = useState<readonly StorageErrorCode[]>([]);
  useEffect(() => subscribeErrors(setStanding), []);
  const code = fault ?? standing[0];
  if (code === undefined) return null;
  return (
    <p role="alert" className="mb-5 flex gap-3 rounded-card bg-brass-soft p-4 text-brass-ink">
      <Icon node={CircleAlert} className="mt-0.5" />
      {labels[code]}
    </p>
  );
}
