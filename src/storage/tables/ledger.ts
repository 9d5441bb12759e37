/** The ledger of the practice wallet. Its rules are in `features/wallet/ledger`. */
import type { Database } from '../database.ts';
import { isLedgerEntry, LedgerEntry } from '../schemas/ledger-entry.ts';
import { withStorageErrors } from '../errors/to-storage-error.ts';
import { ValidatedTable } from './validated-table.ts';
import { observeQuery } from '../observe-query.ts';

/** Returns the functions that read the ledger and add entries to it. They reject with a `StorageError`. */
export function createLedgerTable(database: Database) {
  const ledger = new ValidatedTable(database.ledger, LedgerEntry);

  /**
   * Returns all entries, the oldest first; rows that do not match the schema are left out. To read the whole table and to
   * sort here takes half the time of reading it by its index.
   */
  const list = async (): Promise<LedgerEntry[]> =>
    (await database.ledger.toArray()).filter(isLedgerEntry).sort((a, b) => a.at - b.at);

  return withStorageErrors({
    list,

    /**
     * Appends the entries that a rule derives from the existing ones. Reading and writing are one transaction, so two
     * tabs cannot spend the same money, and after a crash either all entries are stored or none.
     * @param decide pure rule; the entries it returns must have new keys
     * @param draft id of the draft that the entries were made from. It is deleted with the same transaction.
     */
    append: <Result extends { added: readonly LedgerEntry[] }>(
      decide: (entries: readonly LedgerEntry[]) => Result,
      draft?: string,
    ): Promise<Result> =>
      database.transaction('rw', database.ledger, database.drafts, async () => {
        const result = decide(await list());
        await ledger.addAll(result.added);
        if (draft !== undefined && result.added.length > 0) await database.drafts.delete(draft);
        return result;
      }),

    watch: (onChange: (entries: LedgerEntry[]) => void) => observeQuery(list, onChange),
  });
}
