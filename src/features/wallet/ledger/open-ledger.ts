import { openStorage } from '@/storage/open.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import type { Ledger } from './ledger.ts';

/**
 * Opens the ledger. Use it with `subscribeLedger(openIfStored(() => openLedger(opening)), …)` to read, so that new
 * visitors never load the database.
 * @param opening entries that an unused wallet starts with, from `getOpeningEntries()`
 * @throws StorageError as `openStorage` does
 */
export async function openLedger(opening: readonly LedgerEntry[]): Promise<Ledger> {
  const [{ database }, { createLedger }] = await Promise.all([openStorage(), import('./ledger.ts')]);
  return createLedger(database, opening);
}
