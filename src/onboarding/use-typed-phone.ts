import { useEffect, useRef, useState } from 'react';
import { attempt } from '@/device/attempt.ts';
import { keepTypedPhone, keptTypedPhone, type TypedPhone } from './kept.ts';

/**
 * The country and the number as they stand on the screen, kept on the device: who loads the page again, or comes back from
 * the code since the number was wrong, goes on from there.
 */
export function useTypedPhone(): [TypedPhone, (change: Partial<TypedPhone>) => void] {
  const [phone, setPhone] = useState<TypedPhone>({ typed: '' });
  const touched = useRef(false);
  useEffect(() => {
    keptTypedPhone().then(
      (kept) => {
        // What was entered while the device was asked counts more.
        if (!touched.current) setPhone(kept);
      },
      // A device that can keep nothing has nothing to give either.
      () => undefined,
    );
  }, []);
  const change = (changed: Partial<TypedPhone>) => {
    touched.current = true;
    const now = { ...phone, ...changed };
    setPhone(now);
    void attempt(() => keepTypedPhone(now));
  };
  return [phone, change];
}
