import { useState } from 'react';
import { openIfStored } from '@/storage/observe.ts';
import type { LedgerEntry } from '@/storage/tables/ledger-entry.ts';
import { useStored, type Subscribe } from '@/storage/use-stored.ts';
import { openLedger } from './ledger/open-ledger.ts';
import { subscribeLedger } from './ledger/subscribe-ledger.ts';

/**
 * Returns all entries of the ledger, the oldest first, updated after each change in any tab. Before the database is open,
 * and for visitors without stored data, these are the opening entries. The page needs a `StorageAlert`, which says when the
 * entries cannot be read.
 * @param opening those of the first render: a page never changes them
 */
export function useLedger(opening: readonly LedgerEntry[]): readonly LedgerEntry[] {
  const [subscribe] = useState(
    (): Subscribe<LedgerEntry[]> => (onChange) =>
      subscribeLedger(
        openIfStored(() => openLedger(opening)),
        onChange,
      ),
  );
  return useStored(subscribe).value ?? opening;
}
