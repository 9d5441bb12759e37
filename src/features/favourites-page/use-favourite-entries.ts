import { useEffect, useState } from 'react';
import { reportRejection } from '@/lib/safe-promise.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import { useStored, type Subscribe } from '@/storage/use-stored.ts';
import type { DeviceStorage } from '@/storage/storage.ts';
import type { EntrySummary } from '@/features/search/record.ts';
import { loadEntrySummary } from '@/features/search/entry-summary.ts';

type EntryIds = readonly { id: string }[];

export type FavouriteEntries = {
  /** Summaries of the entries that still exist and could be loaded, newest first; undefined while they load. */
  entries: readonly EntrySummary[] | undefined;
  /** Whether at least one entry could not be loaded. */
  hasFailed: boolean;
  retry: () => void;
};

/** Merges new ids into the shown ones. Removed ids stay until the page is reloaded, so that a mistake can be undone and nothing moves. */
function mergeIds(shown: EntryIds | undefined, now: EntryIds): EntryIds {
  if (!shown) return now;
  const ids = new Set(shown.map(({ id }) => id));
  return [...now.filter(({ id }) => !ids.has(id)), ...shown];
}

/**
 * Creates the subscription to a list of entry ids.
 * @param open opens the storage
 * @param watch subscribes to the favourites, or to the recently viewed entries
 */
export const createEntrySubscription =
  (
    open: () => Promise<DeviceStorage>,
    watch: (storage: DeviceStorage, onChange: (ids: EntryIds) => void) => () => void,
  ): Subscribe<EntryIds> =>
  (onChange, onError) => {
    let shown: EntryIds | undefined;
    return subscribeLazily(
      open,
      (storage) =>
        watch(storage, (now) => {
          shown = mergeIds(shown, now);
          onChange(shown);
        }),
      onError,
    );
  };

/** Returns the summaries of a list of entries, in sync with storage. */
export function useFavouriteEntries(subscribe: Subscribe<EntryIds>): FavouriteEntries {
  const { value: ids, isLoading, retry } = useStored(subscribe);
  const [entries, setEntries] = useState<readonly EntrySummary[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!ids) return undefined;
    let isActive = true;
    // Without a network, some summaries are stored and others are not.
    const load = async () => {
      const results = await Promise.allSettled(ids.map(({ id }) => loadEntrySummary(id)));
      if (!isActive) return;
      setEntries(results.flatMap((result) => (result.status === 'fulfilled' ? (result.value ?? []) : [])));
      setHasFailed(results.some(({ status }) => status === 'rejected'));
    };
    // Loading handles the failure of each summary.
    reportRejection(load());
    return () => {
      isActive = false;
    };
  }, [ids, attempt]);

  return {
    entries,
    hasFailed: hasFailed || (ids === undefined && !isLoading),
    retry: () => {
      if (ids === undefined) retry();
      setHasFailed(false);
      setAttempt(attempt + 1);
    },
  };
}
