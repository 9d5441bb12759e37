import { useEffect, useState } from 'react';
import type { StorageErrorCode } from '@/storage/errors.ts';
import { cannotReject } from '@/lib/sure-promise.ts';
import { clearRecentSearches, removeRecentSearch, subscribeRecentSearches } from '../recent-searches.ts';

/** The visitor's last searches, or samples until there was one; in step with other tabs. */
export function useRecents(seed: readonly string[]) {
  const [kept, setKept] = useState<readonly string[]>();
  const [refused, setRefused] = useState<StorageErrorCode>();
  useEffect(() => subscribeRecentSearches(setKept), []);
  const searches = kept ?? seed;
  return {
    searches,
    forget: (search: string) => {
      cannotReject(removeRecentSearch(search, searches).then(setRefused));
    },
    clear: () => {
      cannotReject(clearRecentSearches().then(setRefused));
    },
    /** Whether the device did not forget what it was to forget last. */
    refused: refused !== undefined,
  };
}
