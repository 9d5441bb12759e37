import { useState } from 'react';
import { openIfStored, subscribeLazily } from '@/storage/observe.ts';
import type { LedgerEntry } from '@/storage/tables/ledger-entry.ts';
import { useStored, type Subscribe } from '@/storage/use-stored.ts';
import { openLedger } from './ledger/open-ledger.ts';

/**
 * Returns all entries of the ledger, the oldest first, updated after each change in any tab. Before the database is open,
 * and for visitors without stored data, these are the opening entries.
 * @param opening those of the first render: a page never changes them
 */
export function useLedger(opening: readonly LedgerEntry[]): readonly LedgerEntry[] {
  const [subscribe] = useState(
    (): Subscribe<LedgerEntry[]> => (onChange, onError) =>
      subscribeLazily(
        openIfStored(() => openLedger(opening)),
        (ledger) => ledger.watch(onChange),
        onError,
      ),
  );
  return useStored(subscribe).value ?? opening;
}
