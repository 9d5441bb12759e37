import { useState } from 'react';
import { openIfStored } from '@/storage/observe.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { useStartedEmpty, useStored, type Subscribe } from '@/storage/use-stored.ts';
import { openLedger } from './ledger/open-ledger.ts';
import { subscribeLedger } from './ledger/subscribe-ledger.ts';

type LedgerState = {
  /** The oldest first. */
  entries: readonly LedgerEntry[];
  /**
   * False while the visitor's own entries may still be read, so that the opening entries say nothing about the visitor. True
   * after an error, too: the page reports it and shows the opening entries.
   */
  isLoaded: boolean;
};

/**
 * Returns all entries of the ledger, updated after each change in any tab. Before the database is open, and for visitors
 * without stored data, these are the opening entries. The page needs a `StorageAlert`, which says when the entries cannot be
 * read.
 * @param opening those of the first render: a page never changes them
 */
export function useLedger(opening: readonly LedgerEntry[]): LedgerState {
  const hasStartedEmpty = useStartedEmpty();
  const [subscribe] = useState(
    (): Subscribe<LedgerEntry[]> => (onChange, onError) =>
      subscribeLedger(
        openIfStored(() => openLedger(opening)),
        onChange,
        onError,
      ),
  );
  const { value, isLoading } = useStored(subscribe);
  return { entries: value ?? opening, isLoaded: !isLoading || hasStartedEmpty };
}
