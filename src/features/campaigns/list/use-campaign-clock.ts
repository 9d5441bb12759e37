import { useEffect, useState } from 'react';
import { CLOCK_INTERVAL_MS } from '@/lib/dates/clock-interval.ts';
import { toDay } from '@/lib/dates/days.ts';
import { ignoreStorageError } from '@/storage/errors/storage-error.ts';
import { hasStoredData } from '@/storage/presence-flag.ts';
import { openCampaigns, type CampaignOptions } from '../open-campaigns.ts';

/** Returns the time, updated on each day that begins. The campaigns whose last day has passed end then. */
export function useCampaignClock({ opening, notes }: CampaignOptions): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      if (toDay(new Date()) === toDay(new Date(now))) return;
      setNow(Date.now());
      // Opening ends them. Where nothing can be stored, the list shows them as ended all the same.
      if (hasStoredData()) openCampaigns({ opening, notes }).catch(ignoreStorageError);
    }, CLOCK_INTERVAL_MS);
    return () => {
      clearInterval(timer);
    };
  }, [now, opening, notes]);
  return now;
}
