import { useCallback, useEffect, useState } from 'react';
import { reportRejection } from '@/lib/safe-promise.ts';
import { mergeCountries, type Country } from './countries.ts';
import { saveCachedCountries, loadCachedCountries } from '../onboarding-settings.ts';
import { loadCountries } from './load-countries.ts';

/** Milliseconds for which a cached response is used until a new one arrives. */
const CACHE_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

type CountrySource = {
  countries: readonly Country[];
  /** Source: the site's own list, a cached response, or the response of this page. */
  from: 'site' | 'device' | 'service';
};

export type CountryList = CountrySource & {
  state: 'loading' | 'loaded' | 'failed';
  retry: () => void;
};

/**
 * Loads countries from the API on each page. Until it responds, or when it fails, returns the cached response, or else the
 * site's own list.
 */
export function useCountries(url: string, builtIn: readonly Country[]): CountryList {
  const [shown, show] = useState<CountrySource>({ countries: builtIn, from: 'site' });
  const [state, setState] = useState<CountryList['state']>('loading');
  const load = useCallback(async () => {
    setState('loading');
    try {
      const countries = await loadCountries(url, { known: builtIn });
      show({ countries: mergeCountries(countries, builtIn), from: 'service' });
      setState('loaded');
      await saveCachedCountries(countries, Date.now()).catch(() => undefined);
    } catch {
      setState('failed');
    }
  }, [url, builtIn]);
  const retry = useCallback(() => {
    // `load` reports errors in its state.
    reportRejection(load());
  }, [load]);
  useEffect(() => {
    retry();
    loadCachedCountries().then(
      ({ at, list }) => {
        // Ignore an expired or empty cache entry. A response that arrived first takes precedence.
        if (Date.now() - at > CACHE_LIFETIME_MS || list.length === 0) return;
        show((before) =>
          before.from === 'service' ? before : { countries: mergeCountries(list, builtIn), from: 'device' },
        );
      },
      // When storage fails there is no cache.
      () => undefined,
    );
  }, [retry, builtIn]);
  return { ...shown, state, retry };
}
