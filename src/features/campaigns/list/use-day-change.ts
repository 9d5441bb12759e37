import { useEffect, useEffectEvent, useState } from 'react';
import { CLOCK_INTERVAL_MS } from '@/lib/dates/clock-interval.ts';
import { toDay } from '@/lib/dates/days.ts';

/**
 * Returns the time of the first render, and then of each day that begins while the page is open.
 * @param onNewDay called on each of these days
 */
export function useDayChange(onNewDay: () => void): number {
  const [now, setNow] = useState(() => Date.now());
  const onChange = useEffectEvent(onNewDay);
  useEffect(() => {
    const timer = setInterval(() => {
      if (toDay(new Date()) === toDay(new Date(now))) return;
      setNow(Date.now());
      onChange();
    }, CLOCK_INTERVAL_MS);
    return () => {
      clearInterval(timer);
    };
  }, [now]);
  return now;
}
