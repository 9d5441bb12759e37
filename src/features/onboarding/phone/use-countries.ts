import { useCallback, useEffect, useState } from 'react';
import { cannotReject } from '@/lib/sure-promise.ts';
import { isComplete, withOwn, type Country } from './countries.ts';
import { saveCachedCountries, loadCachedCountries } from '../onboarding-settings.ts';
import { loadCountries } from './load-countries.ts';

/** Milliseconds for which an answer that the device keeps is shown until the next one comes. */
const FRESH = 30 * 24 * 60 * 60 * 1000;

type Shown = {
  countries: readonly Country[];
  /** Where they are from: the site, an earlier answer of the service, or its answer to this page. */
  from: 'site' | 'device' | 'service';
};

export type CountryList = Shown & {
  state: 'loading' | 'loaded' | 'failed';
  retry: () => void;
};

/**
 * The countries of the service, which is asked by each page. Until it answers, and when it never does, those of its last answer
 * that the device keeps, else those of the site.
 * @param start the country that is chosen first
 */
export function useCountries(url: string, builtIn: readonly Country[], start: string): CountryList {
  const [shown, show] = useState<Shown>({ countries: builtIn, from: 'site' });
  const [state, setState] = useState<CountryList['state']>('loading');
  const load = useCallback(async () => {
    setState('loading');
    try {
      const countries = await loadCountries(url, { known: builtIn, start });
      show({ countries: withOwn(countries, builtIn), from: 'service' });
      setState('loaded');
      await saveCachedCountries(countries, Date.now()).catch(() => undefined);
    } catch {
      setState('failed');
    }
  }, [url, builtIn, start]);
  const retry = useCallback(() => {
    // Its state says what went wrong.
    cannotReject(load());
  }, [load]);
  useEffect(() => {
    retry();
    loadCachedCountries().then(
      ({ at, list }) => {
        // An answer that came first counts more; one that was short is none, whenever it was kept.
        if (Date.now() - at > FRESH || !isComplete(list, builtIn, start)) return;
        show((before) => (before.from === 'service' ? before : { countries: withOwn(list, builtIn), from: 'device' }));
      },
      // A device that can keep nothing has nothing to give either.
      () => undefined,
    );
  }, [retry, builtIn, start]);
  return { ...shown, state, retry };
}
