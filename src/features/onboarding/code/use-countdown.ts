import { useCallback, useEffect, useState } from 'react';

/** Seconds that are left, counting down to 0 from what it is started with. */
export function useCountdown(seconds: number): { left: number; start: () => void } {
  const [end, setEnd] = useState<number>();
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (end === undefined) return undefined;
    const tick = () => {
      setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    };
    tick();
    const timer = setInterval(tick, 250);
    return () => {
      clearInterval(timer);
    };
  }, [end]);
  const start = useCallback(() => {
    setLeft(seconds);
    setEnd(Date.now() + seconds * 1000);
  }, [seconds]);
  return { left, start };
}
