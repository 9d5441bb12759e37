import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { isLedgerEntry, LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { LEDGER_KINDS } from '@/lib/ledger-kinds.ts';
import { toOpeningEntry } from './opening-entries.ts';
import { getBalance, getPoints, getSignedAmount, withOpening } from './sums.ts';
import { createTransactionId, decideBooking, decideBookings, MAX_ADD_CENTS, type Booking } from './rules.ts';

const AT = Date.UTC(2026, 10, 20, 12);

/** The transactions of the sample wallet, in dollars. */
const SAMPLE = [
  ['opening', 100],
  ['add', 100],
  ['spend', 7],
  ['add', 100],
  ['withdraw', 42.5],
  ['add', 250],
  ['spend', 18],
  ['pointsEarned', 40],
  ['pointsEarned', 10],
  ['pointsEarned', 10],
] as const;
const OPENING = SAMPLE.map(([kind, amount], position) =>
  toOpeningEntry({ id: `TX-260920-000${position}`, kind, amount, day: '2026-09-20', note: 'sample', method: '' }),
);

const createBooking = (overrides: Partial<Booking> = {}): Booking => ({
  key: 'one',
  kind: 'add',
  amount: 10_000,
  note: 'test',
  ...overrides,
});

const getOutcome = (given: Booking, stored: readonly LedgerEntry[] = []) =>
  decideBooking(stored, OPENING, given, AT).result.outcome;

describe('the sample wallet', () => {
  test('opens with 482.50 dollars and 60 points', () => {
    expect([getBalance(OPENING), getPoints(OPENING)]).toEqual([48_250, 60]);
  });

  test('is stored with the first booking, and then no longer follows the content', () => {
    const first = decideBooking([], OPENING, createBooking(), AT).added;
    expect(first).toHaveLength(OPENING.length + 1);
    expect(withOpening(first, [])).toHaveLength(first.length);
    const second = decideBooking(first, OPENING.slice(0, 2), createBooking({ key: 'two' }), AT).added;
    expect(second.map(({ key }) => key)).toEqual(['two']);
  });
});

describe('a booking', () => {
  test.each<[string, Partial<Booking>, string]>([
    ['the most that can be added', { amount: MAX_ADD_CENTS }, 'booked'],
    ['more than can be added', { amount: MAX_ADD_CENTS + 1 }, 'over-limit'],
    ['the whole balance', { kind: 'withdraw', amount: 48_250 }, 'booked'],
    ['a cent more than the balance', { kind: 'withdraw', amount: 48_251 }, 'insufficient-balance'],
    ['a reservation beyond the balance', { kind: 'reserve', amount: 48_251 }, 'insufficient-balance'],
    ['spending beyond the balance', { kind: 'spend', amount: 48_251 }, 'insufficient-balance'],
    ['all points', { kind: 'pointsRedeemed', amount: 60 }, 'booked'],
    ['a point too many', { kind: 'pointsRedeemed', amount: 61 }, 'insufficient-balance'],
    ['nothing', { amount: 0 }, 'invalid-amount'],
    ['a negative amount', { amount: -1 }, 'invalid-amount'],
    ['a fraction of a cent', { amount: 0.1 + 0.2 }, 'invalid-amount'],
    ['no number', { amount: Number.NaN }, 'invalid-amount'],
    ['the key of a sample', { key: OPENING[0]?.key ?? '' }, 'repeated'],
  ])('of %s', (_, given, outcome) => {
    expect(getOutcome(createBooking(given))).toBe(outcome);
  });

  test('of the same key returns the first entry and adds nothing', () => {
    const { added } = decideBooking([], OPENING, createBooking(), AT);
    const again = decideBooking(added, OPENING, createBooking({ amount: 5 }), AT + 1);
    expect(again).toEqual({ result: { outcome: 'repeated', entry: added.at(-1) }, added: [] });
  });

  test('follows the opening entries and earlier bookings when the clock is behind them', () => {
    const [first, second] = [createBooking({ key: 'one' }), createBooking({ key: 'two' })];
    const { added } = decideBooking([], OPENING, first, Date.UTC(2020, 0));
    const stored = [...added, ...decideBooking(added, OPENING, second, Date.UTC(2019, 0)).added];
    const ledger = withOpening(stored, OPENING);
    expect(ledger.map(({ key }) => key)).toEqual([...OPENING.map(({ key }) => key), 'one', 'two']);
    expect(getBalance(ledger.slice(0, -1))).toBe(58_250);
  });

  test('is later than another one of the same moment', () => {
    const both = decideBookings(
      [],
      OPENING,
      [createBooking({ key: 'two' }), createBooking({ key: 'one' })],
      AT,
    ).added.slice(-2);
    expect(both.map(({ key, at }) => [key, at - AT])).toEqual([
      ['two', 0],
      ['one', 1],
    ]);
  });

  test('is refused while a merged balance is negative, but money can be added', () => {
    const spent = OPENING.map((entry) => ({ ...entry, kind: 'spend' as const, key: `${entry.key}-again` }));
    const merged = [...OPENING, ...spent];
    expect(getBalance(merged)).toBeLessThan(0);
    expect(getOutcome(createBooking({ kind: 'withdraw', amount: 1 }), merged)).toBe('insufficient-balance');
    expect(getOutcome(createBooking({ kind: 'add', amount: 1 }), merged)).toBe('booked');
  });
});

describe('a transaction id', () => {
  test('is the same for the same key and day', () => {
    expect(createTransactionId('k', AT)).toMatch(/^TX-261120-[2-9A-HJ-NP-Z]{6}$/);
    expect(createTransactionId('k', AT)).toBe(createTransactionId('k', AT));
  });

  test('is unique in a ledger, even if two keys have the same', () => {
    const taken: LedgerEntry = { ...createBooking({ key: 'other' }), id: createTransactionId('one', AT), at: AT };
    const { result } = decideBooking([taken], [], createBooking(), AT);
    expect(result).toMatchObject({ outcome: 'booked', entry: { id: createTransactionId('one', AT, 1) } });
  });
});

test('sums are integers and equal the entries, for any ledger', () => {
  const entry = fc.record({
    key: fc.uuid(),
    kind: fc.constantFrom(...LEDGER_KINDS),
    amount: fc.integer({ min: 1, max: 1_000_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(entry), (rows) => {
      const entries = rows.map((row) => ({ ...row, id: 'TX-261120-0000', note: '', at: AT }));
      const total = entries.reduce((sum, row) => sum + getSignedAmount(row), 0);
      expect(getBalance(entries) + getPoints(entries)).toBe(total);
      expect(Number.isSafeInteger(getBalance(entries))).toBe(true);
    }),
  );
});

test('the balance of a damaged ledger counts exactly the rows that match the schema', () => {
  const anything = fc.oneof(fc.anything(), fc.constantFrom(-1, 0, 0.5, '5', 2e9, undefined, ...LEDGER_KINDS));
  const row = fc
    .record({
      key: fc.uuid(),
      id: fc.constantFrom('TX-261120-0000', 'TX-261120-7F3K2M'),
      kind: fc.constantFrom(...LEDGER_KINDS),
      amount: fc.integer({ min: 1, max: 1_000_000_000 }),
      note: fc.string(),
      at: fc.nat(),
    })
    .chain((valid) =>
      fc
        .dictionary(fc.constantFrom('key', 'id', 'kind', 'amount', 'note', 'method', 'at'), anything, { maxKeys: 1 })
        .map((damage): unknown => ({ ...valid, ...damage })),
    );
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const quick = rows.filter(isLedgerEntry);
      const validated = rows.flatMap((each) => {
        const result = v.safeParse(LedgerEntry, each);
        return result.success ? [result.output] : [];
      });
      expect([getBalance(quick), getPoints(quick)]).toEqual([getBalance(validated), getPoints(validated)]);
    }),
    { numRuns: 2000 },
  );
});
