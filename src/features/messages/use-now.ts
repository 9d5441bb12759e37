import { useEffect, useState } from 'react';
import { CLOCK_INTERVAL_MS } from '@/lib/dates/clock-interval.ts';

/** Returns the visitor's time, updated every minute. Undefined until the page is hydrated. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const update = () => {
      setNow(new Date());
    };
    update();
    const timer = setInterval(update, CLOCK_INTERVAL_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}
