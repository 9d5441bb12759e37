/** Rules for bookings in the practice wallet. Pure. Pages load them with the database. */
import { toDay } from '@/lib/dates/days.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { MAX_ENTRY_AMOUNT } from '@/lib/ledger-kinds.ts';
import { getBalance, getPendingOpening, getPoints, isPoints, SIGNS, withOpening } from './sums.ts';

/** Maximum amount that can be added at a time, in cents. */
export const MAX_ADD_CENTS = 100_000;

/** An entry to book. */
export type Booking = Pick<LedgerEntry, 'key' | 'kind' | 'amount' | 'note' | 'method'>;

/**
 * - `invalid-amount`: not a positive integer up to `MAX_ENTRY_AMOUNT`
 * - `over-limit`: more than `MAX_ADD_CENTS` added at a time
 * - `insufficient-balance`: more cents than the balance, or more points than there are
 */
export type BookingError = 'invalid-amount' | 'over-limit' | 'insufficient-balance';

/** `repeated`: the key was booked before, and `entry` is that earlier entry. Nothing was added. */
export type BookingResult = { outcome: 'booked' | 'repeated'; entry: LedgerEntry } | { outcome: BookingError };

/** Excludes letters and digits that look or sound alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 6;

/** Computes the FNV-1a hash of a text, in 32 bits. */
const hash = (text: string): number =>
  Array.from(text).reduce(
    (bits, letter) => Math.imul(bits ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  ) >>> 0;

/**
 * Creates the transaction id that people see, as in TX-261120-7F3K2M. It is derived from the key and the day. Another
 * `attempt` gives another id, for the rare case that two keys have the same one.
 */
export function createTransactionId(key: string, at: number, attempt = 0): string {
  const bits = hash(`${key}#${attempt}`);
  const code = Array.from({ length: CODE_LENGTH }, (_, index) => ALPHABET.charAt(Math.floor(bits / 32 ** index) % 32));
  return `TX-${toDay(new Date(at)).replace(/-/g, '').slice(2)}-${code.join('')}`;
}

function createUniqueId(ledger: readonly LedgerEntry[], key: string, at: number): string {
  const taken = new Set(ledger.map(({ id }) => id));
  for (let attempt = 0; ; attempt++) {
    const id = createTransactionId(key, at, attempt);
    if (!taken.has(id)) return id;
  }
}

/**
 * Returns the time of the next entry. Entries are ordered by their times, so it is later than all others, although the clock
 * may have been ahead when one of them was booked.
 */
const getNextTime = (ledger: readonly LedgerEntry[], now: number): number =>
  Math.max(now, (ledger.at(-1)?.at ?? -1) + 1);

/** Returns why a booking is not possible, or undefined. */
function findBookingError(ledger: readonly LedgerEntry[], { kind, amount }: Booking): BookingError | undefined {
  if (!Number.isInteger(amount) || amount < 1 || amount > MAX_ENTRY_AMOUNT) return 'invalid-amount';
  if (kind === 'add' && amount > MAX_ADD_CENTS) return 'over-limit';
  const available = isPoints(kind) ? getPoints(ledger) : getBalance(ledger);
  return SIGNS[kind] < 0 && amount > available ? 'insufficient-balance' : undefined;
}

/**
 * Decides about a booking. Returns the result and the entries to store: the new entry, and the opening entries with the
 * first booking.
 * @param now time of the clock; the entry gets a later one if another entry has
 */
export function decideBooking(
  stored: readonly LedgerEntry[],
  opening: readonly LedgerEntry[],
  booking: Booking,
  now: number,
): { result: BookingResult; added: readonly LedgerEntry[] } {
  const ledger = withOpening(stored, opening);
  const earlier = ledger.find(({ key }) => key === booking.key);
  if (earlier) return { result: { outcome: 'repeated', entry: earlier }, added: [] };
  const error = findBookingError(ledger, booking);
  if (error) return { result: { outcome: error }, added: [] };
  const at = getNextTime(ledger, now);
  const entry: LedgerEntry = { ...booking, id: createUniqueId(ledger, booking.key, at), at };
  return { result: { outcome: 'booked', entry }, added: [...getPendingOpening(stored, opening), entry] };
}

/**
 * Decides about bookings that belong together, such as a redeemed reward and its credit: either all are stored or none.
 * The result is that of the first booking that is not possible, else that of the first one.
 */
export function decideBookings(
  stored: readonly LedgerEntry[],
  opening: readonly LedgerEntry[],
  [booking, ...others]: readonly [Booking, ...Booking[]],
  now: number,
): { result: BookingResult; added: readonly LedgerEntry[] } {
  const { result, added } = decideBooking(stored, opening, booking, now);
  const all = [...added];
  if (result.outcome !== 'booked') return { result, added: [] };
  for (const other of others) {
    const next = decideBooking([...stored, ...all], opening, other, now);
    if (next.result.outcome !== 'booked') return { result: next.result, added: [] };
    all.push(...next.added);
  }
  return { result, added: all };
}
