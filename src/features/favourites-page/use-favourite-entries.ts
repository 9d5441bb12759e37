import { useEffect, useState } from 'react';
import { subscribeLazily } from '@/storage/observe.ts';
import { openStorage } from '@/storage/open.ts';
import type { DeviceStorage } from '@/storage/storage.ts';
import type { EntrySummary } from '@/features/search/record.ts';
import { loadEntrySummary } from './entry-summary.ts';

type Marks = readonly { id: string }[];

/** Which marks are shown: the hearts, or what was looked at last. */
export type Subscribe = (device: DeviceStorage, changed: (marks: Marks) => void) => () => void;

export type FavouriteEntries = {
  /** What is marked and still there, the last first; undefined while it is loaded. */
  entries: readonly EntrySummary[] | undefined;
  failed: boolean;
  retry: () => void;
};

/** What loses its mark stays until the page is loaded again: one may have pressed by mistake, and nothing moves away. */
function withNew(shown: Marks | undefined, now: Marks): Marks {
  if (!shown) return now;
  const ids = new Set(shown.map(({ id }) => id));
  return [...now.filter(({ id }) => !ids.has(id)), ...shown];
}

/** Keeps a list of marked things in step with the device. */
export function useFavouriteEntries(watch: Subscribe): FavouriteEntries {
  const [marks, setMarks] = useState<Marks>();
  const [entries, setEntries] = useState<readonly EntrySummary[]>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // The page asks for the same list as long as it is there.
  useEffect(
    () =>
      subscribeLazily(openStorage, (opened) =>
        watch(opened, (now) => {
          setMarks((shown) => withNew(shown, now));
        }),
      ),
    [],
  );

  useEffect(() => {
    if (!marks) return undefined;
    let wanted = true;
    Promise.all(marks.map(({ id }) => loadEntrySummary(id))).then(
      (all) => {
        if (wanted) setEntries(all.filter((shown) => shown !== undefined));
      },
      () => {
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [marks, attempt]);

  return {
    entries,
    failed,
    retry: () => {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
}
