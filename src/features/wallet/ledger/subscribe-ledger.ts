import { reportStorageError } from '@/storage/errors/reported-errors.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import type { Ledger } from './ledger.ts';

/**
 * Calls back with all entries of a ledger, the oldest first, once it is open and after each change in any tab. Reports why
 * it cannot be opened: until then a page shows the opening entries, which would look like the visitor's own. Returns the
 * function that unsubscribes.
 * @param open as in `openLedger`
 * @param onError called after the report
 */
export const subscribeLedger = (
  open: () => Promise<Pick<Ledger, 'watch'>>,
  onChange: (entries: LedgerEntry[]) => void,
  onError: (error: unknown) => void = () => undefined,
): (() => void) =>
  subscribeLazily(
    open,
    (ledger) => ledger.watch(onChange),
    (error) => {
      reportStorageError(error);
      onError(error);
    },
  );
