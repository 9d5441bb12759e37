import { useState } from 'react';
import { loadErrorText } from '@/storage/errors/load-error-text.ts';
import { getErrorCode } from '@/storage/errors/storage-error.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { useStored } from '@/storage/use-stored.ts';
import { clearRecentSearches, removeRecentSearch, subscribeRecentSearches } from '../recent-searches.ts';

/**
 * Returns the visitor's recent searches, or samples until there are any. Stays in sync with other tabs.
 * @param failed message when a removal failed and the reason cannot be loaded
 */
export function useRecentSearches(seed: readonly string[], failed: string) {
  const [error, setError] = useState('');
  const run = async (removal: Promise<void>) => {
    const code = await removal.then(() => undefined, getErrorCode);
    setError(code === undefined ? '' : (await loadErrorText(code)) || failed);
  };
  const searches = useStored(subscribeRecentSearches).value ?? seed;
  return {
    searches,
    remove: (search: string) => {
      // `run` shows its errors.
      reportRejection(run(removeRecentSearch(search, searches)));
    },
    clear: () => {
      reportRejection(run(clearRecentSearches()));
    },
    /** The reason why the last removal failed; empty without one. */
    error,
  };
}
