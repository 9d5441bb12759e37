/** Rules of the practice wallet. Pure: amounts are integer cents or points, and sums are never stored. */
import { toDay } from '@/lib/dates/days.ts';
import { MAX_ENTRY_AMOUNT, type LedgerEntry, type LedgerKind } from '@/storage/schemas.ts';

/** Maximum amount that can be added at a time, in cents. */
export const MAX_ADD_CENTS = 100_000;

const SIGNS: Readonly<Record<LedgerKind, 1 | -1>> = {
  opening: 1,
  add: 1,
  withdraw: -1,
  reserve: -1,
  spend: -1,
  release: 1,
  credit: 1,
  pointsEarned: 1,
  pointsRedeemed: -1,
};

/** Returns whether entries of a kind count points instead of cents. */
export const isPoints = (kind: LedgerKind): boolean => kind === 'pointsEarned' || kind === 'pointsRedeemed';

/** Returns the amount of an entry as it changes the sum: negative for money or points that go out. */
export const getSignedAmount = ({ kind, amount }: Pick<LedgerEntry, 'kind' | 'amount'>): number => SIGNS[kind] * amount;

const sum = (entries: readonly LedgerEntry[], points: boolean): number =>
  entries.reduce((total, entry) => (isPoints(entry.kind) === points ? total + getSignedAmount(entry) : total), 0);

/** Returns the balance in cents. It is negative when merged devices have spent the same money. */
export const getBalance = (entries: readonly LedgerEntry[]): number => sum(entries, false);

/** Returns the number of points. */
export const getPoints = (entries: readonly LedgerEntry[]): number => sum(entries, true);

/** Prefix of the keys of the sample entries that a wallet opens with. */
const OPENING_PREFIX = 'opening:';

/** Returns the key of a sample entry. */
export const toOpeningKey = (id: string): string => `${OPENING_PREFIX}${id}`;

/**
 * Returns the opening entries that are not stored yet: all until the first booking stores them, then none. A later change
 * of the sample content therefore does not change a wallet that is in use.
 */
export const getPendingOpening = (
  stored: readonly LedgerEntry[],
  opening: readonly LedgerEntry[],
): readonly LedgerEntry[] => (stored.some(({ key }) => key.startsWith(OPENING_PREFIX)) ? [] : opening);

/** Returns the whole ledger, the oldest entry first: the stored entries and the opening entries that are not stored yet. */
export const withOpening = (stored: readonly LedgerEntry[], opening: readonly LedgerEntry[]): LedgerEntry[] =>
  [...getPendingOpening(stored, opening), ...stored].sort((a, b) => a.at - b.at);

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

/** FNV-1a, 32 bits. */
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
 */
export function decideBooking(
  stored: readonly LedgerEntry[],
  opening: readonly LedgerEntry[],
  booking: Booking,
  at: number,
): { result: BookingResult; added: readonly LedgerEntry[] } {
  const ledger = withOpening(stored, opening);
  const earlier = ledger.find(({ key }) => key === booking.key);
  if (earlier) return { result: { outcome: 'repeated', entry: earlier }, added: [] };
  const error = findBookingError(ledger, booking);
  if (error) return { result: { outcome: error }, added: [] };
  const entry: LedgerEntry = { ...booking, id: createUniqueId(ledger, booking.key, at), at };
  return { result: { outcome: 'booked', entry }, added: [...getPendingOpening(stored, opening), entry] };
}
