/** Helpers of the elements that show one entry of the ledger, chosen by the transaction id in the address. */
import { ignoreStorageError } from '@/storage/errors/storage-error.ts';
import { hasStoredData } from '@/storage/presence-flag.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { openLedger } from '../ledger/open-ledger.ts';

/** Returns the opening entries that the page contains. */
// The page was built from these entries.
const readOpening = (root: HTMLElement): LedgerEntry[] => JSON.parse(root.dataset['opening'] ?? '[]') as LedgerEntry[];

/**
 * Loads the entry whose transaction id is in the address, and all entries, the oldest first. Only reads: it never books.
 * Returns `failed` when the browser cannot read its storage, and `missing` for an unknown id.
 * @param isExpected returns whether the page can show the entry
 */
export async function loadEntry(
  root: HTMLElement,
  isExpected: (entry: LedgerEntry) => boolean = () => true,
): Promise<{ entry: LedgerEntry; entries: readonly LedgerEntry[] } | 'failed' | 'missing'> {
  const id = new URLSearchParams(location.search).get('id');
  const opening = readOpening(root);
  let entries: readonly LedgerEntry[] = opening;
  try {
    if (hasStoredData()) entries = await (await openLedger(opening)).list();
  } catch (error) {
    ignoreStorageError(error);
    return 'failed';
  }
  const entry = entries.find((candidate) => candidate.id === id && isExpected(candidate));
  return entry ? { entry, entries } : 'missing';
}
