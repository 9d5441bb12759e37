import { CircleAlert } from 'lucide';
import { useEffect, useState, type ReactElement } from 'react';
import { watchFaults, type FaultCode } from '@/storage/errors.ts';
import { Drawing } from '@/ui/icons/Icon.tsx';
import type { FormWords } from '../model/labels.ts';

type Props = { words: FormWords['faults']; fault: FaultCode | undefined };

/** Says what stands in the way of keeping things on the device. */
export function DeviceNotice({ words, fault }: Props): ReactElement | null {
  const [standing, setStanding] = useState<readonly FaultCode[]>([]);
  useEffect(() => watchFaults(setStanding), []);
  const code = fault ?? standing[0];
  if (code === undefined) return null;
  return (
    <p role="alert" className="mb-5 flex gap-3 rounded-card bg-brass-soft p-4 text-brass-ink">
      <Drawing node={CircleAlert} className="mt-0.5" />
      {words[code]}
    </p>
  );
}
