import { useEffect, useState } from 'react';
import { clearSearches, forgetSearch, watchSearches } from '../recents.ts';

/** The visitor's last searches, or samples until there was one; in step with other tabs. */
export function useRecents(seed: readonly string[]) {
  const [kept, setKept] = useState<readonly string[]>();
  useEffect(() => watchSearches(setKept), []);
  const searches = kept ?? seed;
  return {
    searches,
    forget: (search: string) => void forgetSearch(search, searches),
    clear: () => void clearSearches(),
  };
}
