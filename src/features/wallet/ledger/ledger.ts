/**
 * The ledger on the device. Loaded lazily through `open-ledger.ts`, because it needs the database.
 *
 * To book points from another feature:
 *
 *     const ledger = await openLedger(opening);
 *     await ledger.book({ key: `referral:${code}`, kind: 'pointsEarned', amount: 10, note: 'Referral AB12' });
 *     const { outcome } = await ledger.book({ key: makeId(), kind: 'pointsRedeemed', amount: 20, note: '$2 campaign credit' });
 *     // 'booked', 'repeated' (same key: nothing was added), 'insufficient-balance' (too few points)
 *
 * Choose the key before the first attempt, so that a second click or a retry books nothing. `note` says what the entry is
 * for; the history shows it. `opening` comes from `getOpeningEntries()` of `opening.ts` at build time, as a prop. A page
 * that only books earned points may pass `[]`: the opening entries are added by the first booking that has them.
 */
import type { Database } from '@/storage/database.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { createLedgerTable } from '@/storage/tables/ledger.ts';
import { withOpening } from './sums.ts';
import { decideBooking, decideBookings, type Booking, type BookingResult } from './rules.ts';

/** Creates the functions of the ledger. They reject with a `StorageError` when storage fails. */
export function createLedger(database: Database, opening: readonly LedgerEntry[]) {
  const table = createLedgerTable(database);

  return {
    /** Returns all entries, the oldest first. */
    list: async (): Promise<LedgerEntry[]> => withOpening(await table.list(), opening),

    /**
     * Books an entry once per key, or returns why it is refused. A sum never becomes negative by a booking.
     * @param draft id of the draft to delete together with the booking
     */
    book: async (booking: Booking, draft?: string, now = Date.now()): Promise<BookingResult> =>
      (await table.append((stored) => decideBooking(stored, opening, booking, now), draft)).result,

    /**
     * Books entries that belong together: all or none. Its result is as that of `decideBookings`, with all entries as of then, the
     * oldest first.
     */
    bookTogether: async (
      bookings: readonly [Booking, ...Booking[]],
      now = Date.now(),
    ): Promise<BookingResult & { entries: LedgerEntry[] }> => {
      const { result, entries } = await table.append((stored) => {
        const decided = decideBookings(stored, opening, bookings, now);
        return { ...decided, entries: withOpening([...stored, ...decided.added], opening) };
      });
      return { ...result, entries };
    },

    /** Calls back with all entries now and after each change, in any tab. Returns the function that unsubscribes. */
    watch: (onChange: (entries: LedgerEntry[]) => void): (() => void) =>
      table.watch((stored) => {
        onChange(withOpening(stored, opening));
      }),
  };
}

export type Ledger = ReturnType<typeof createLedger>;
