import { useEffect, useState } from 'react';
import { subscribeLazily } from '@/storage/observe.ts';
import { openStorage } from '@/storage/open.ts';
import type { DeviceStorage } from '@/storage/storage.ts';
import type { EntrySummary } from '@/features/search/record.ts';
import { loadEntrySummary } from './entry-summary.ts';

type EntryIds = readonly { id: string }[];

/** Subscribes to a list of entry ids: the favourites, or the recently viewed entries. */
export type Subscribe = (storage: DeviceStorage, onChange: (ids: EntryIds) => void) => () => void;

export type FavouriteEntries = {
  /** Summaries of the entries that still exist, newest first; undefined while they load. */
  entries: readonly EntrySummary[] | undefined;
  failed: boolean;
  retry: () => void;
};

/** Merges new ids into the shown ones. Removed ids stay until the page is reloaded, so that a mistake can be undone and nothing moves. */
function mergeIds(shown: EntryIds | undefined, now: EntryIds): EntryIds {
  if (!shown) return now;
  const ids = new Set(shown.map(({ id }) => id));
  return [...now.filter(({ id }) => !ids.has(id)), ...shown];
}

/** Returns the summaries of a list of entries, in sync with storage. */
export function useFavouriteEntries(subscribe: Subscribe): FavouriteEntries {
  const [ids, setIds] = useState<EntryIds>();
  const [entries, setEntries] = useState<readonly EntrySummary[]>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // `subscribe` never changes while the component is mounted.
  useEffect(
    () =>
      subscribeLazily(openStorage, (opened) =>
        subscribe(opened, (now) => {
          setIds((shown) => mergeIds(shown, now));
        }),
      ),
    [],
  );

  useEffect(() => {
    if (!ids) return undefined;
    let active = true;
    Promise.all(ids.map(({ id }) => loadEntrySummary(id))).then(
      (all) => {
        if (active) setEntries(all.filter((shown) => shown !== undefined));
      },
      () => {
        if (active) setFailed(true);
      },
    );
    return () => {
      active = false;
    };
  }, [ids, attempt]);

  return {
    entries,
    failed,
    retry: () => {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
}
