import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Country } from './countries.ts';
import { keepCountries, keptCountries } from './kept.ts';
import { loadCountries } from './load-countries.ts';

/** Milliseconds for which an answer that the device keeps is fresh enough. */
const FRESH = 30 * 24 * 60 * 60 * 1000;

export type CountryList = {
  countries: readonly Country[];
  state: 'loading' | 'loaded' | 'failed';
  retry: () => void;
};

/** The countries of the service: from the device where they are fresh; until they are there, or never come, those of the site. */
export function useCountries(url: string, builtIn: readonly Country[]): CountryList {
  const ownFlags = useMemo(() => new Map(builtIn.map(({ name, flag }) => [name, flag])), [builtIn]);
  const [list, setList] = useState<Omit<CountryList, 'retry'>>({ countries: builtIn, state: 'loading' });
  const load = useCallback(async () => {
    setList((before) => ({ ...before, state: 'loading' }));
    try {
      // A device that can keep nothing has nothing to give either.
      const kept = await keptCountries().catch(() => ({ at: 0, list: [] }));
      const fresh = kept.list.length > 0 && Date.now() - kept.at < FRESH;
      const countries = fresh ? kept.list : await loadCountries(url);
      setList({ countries: countries.map((one) => ({ ...one, ownFlag: ownFlags.get(one.name) })), state: 'loaded' });
      if (!fresh) await keepCountries(countries, Date.now()).catch(() => undefined);
    } catch {
      setList((before) => ({ ...before, state: 'failed' }));
    }
  }, [url, ownFlags]);
  useEffect(() => void load(), [load]);
  return { ...list, retry: () => void load() };
}
