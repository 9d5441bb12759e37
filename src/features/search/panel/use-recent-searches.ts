import { useState } from 'react';
import { ignoreStorageError } from '@/storage/errors/storage-error.ts';
import { useStored } from '@/storage/use-stored.ts';
import { clearRecentSearches, removeRecentSearch, subscribeRecentSearches } from '../recent-searches.ts';

/** Returns the visitor's recent searches, or samples until there are any. Stays in sync with other tabs. */
export function useRecentSearches(seed: readonly string[]) {
  const [hasError, setHasError] = useState(false);
  const run = (removal: Promise<void>) => {
    removal.then(
      () => {
        setHasError(false);
      },
      (error: unknown) => {
        ignoreStorageError(error);
        setHasError(true);
      },
    );
  };
  const searches = useStored(subscribeRecentSearches).value ?? seed;
  return {
    searches,
    remove: (search: string) => {
      run(removeRecentSearch(search, searches));
    },
    clear: () => {
      run(clearRecentSearches());
    },
    /** Whether the last removal failed. */
    hasError,
  };
}
