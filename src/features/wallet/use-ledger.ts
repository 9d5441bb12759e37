import { useEffect, useState } from 'react';
import { openIfStored, subscribeLazily } from '@/storage/observe.ts';
import type { LedgerEntry } from '@/storage/tables/ledger-entry.ts';
import { openLedger } from './ledger/open-ledger.ts';

/**
 * Returns all entries of the ledger, the oldest first, updated after each change in any tab. Before the database is open,
 * and for visitors without stored data, these are the opening entries.
 */
export function useLedger(opening: readonly LedgerEntry[]): readonly LedgerEntry[] {
  const [entries, setEntries] = useState(opening);
  useEffect(
    () =>
      subscribeLazily(
        openIfStored(() => openLedger(opening)),
        (ledger) => ledger.watch(setEntries),
      ),
    // The opening entries are those of the first render: a page never changes them.
    [],
  );
  return entries;
}
