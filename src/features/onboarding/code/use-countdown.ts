import { useCallback, useEffect, useState } from 'react';
import { limitWaitEnd } from './one-time-code.ts';

/** Counts down to 0 from `seconds` after each call of `start`. */
export function useCountdown(seconds: number): { secondsLeft: number; start: () => void } {
  const [end, setEnd] = useState<number>();
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  useEffect(() => {
    if (end === undefined) return undefined;
    let currentEnd = end;
    const tick = () => {
      const now = Date.now();
      currentEnd = limitWaitEnd(currentEnd, now, seconds);
      setSecondsLeft(Math.max(0, Math.ceil((currentEnd - now) / 1000)));
    };
    tick();
    const timer = setInterval(tick, 250);
    return () => {
      clearInterval(timer);
    };
  }, [end, seconds]);
  const start = useCallback(() => {
    setSecondsLeft(seconds);
    setEnd(Date.now() + seconds * 1000);
  }, [seconds]);
  return { secondsLeft, start };
}
