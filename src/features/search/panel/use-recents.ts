import { useState } from 'react';
import type { StorageErrorCode } from '@/storage/errors.ts';
import { useStored } from '@/storage/use-stored.ts';
import { cannotReject } from '@/lib/sure-promise.ts';
import { clearRecentSearches, removeRecentSearch, subscribeRecentSearches } from '../recent-searches.ts';

/** Returns the visitor's recent searches, or samples until there are any. Stays in sync with other tabs. */
export function useRecents(seed: readonly string[]) {
  const [error, setError] = useState<StorageErrorCode>();
  const searches = useStored(subscribeRecentSearches).value ?? seed;
  return {
    searches,
    remove: (search: string) => {
      cannotReject(removeRecentSearch(search, searches).then(setError));
    },
    clear: () => {
      cannotReject(clearRecentSearches().then(setError));
    },
    /** Whether the last removal failed. */
    hasError: error !== undefined,
  };
}
