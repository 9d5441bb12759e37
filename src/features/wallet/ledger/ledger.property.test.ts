/** The ledger on the real tables: any operations, in any interleaving of two tabs, with a crash between any two writes. */
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import type { Database } from '@/storage/database.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { LEDGER_KINDS } from '@/lib/ledger-kinds.ts';
import { createTestDatabase, createTestProfile, openTab } from '@/storage/testing/profile.ts';
import { exportData } from '@/storage/transfer/export.ts';
import { importData } from '@/storage/transfer/import.ts';
import { createPropertyOptions } from '@/lib/testing/property-options.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { getBalance, getPoints, getSignedAmount, isPoints, toOpeningKey } from './sums.ts';
import type { Booking } from './rules.ts';

const OPENING: LedgerEntry[] = [
  { key: toOpeningKey('a'), id: 'TX-260920-0001', kind: 'opening', amount: 300, note: 'a', at: 1 },
  { key: toOpeningKey('b'), id: 'TX-260920-0002', kind: 'pointsEarned', amount: 30, note: 'b', at: 2 },
];

type Operation = Booking & { tab: 0 | 1; clock: number; crashAfter: number | undefined };

/** Few keys and small amounts, so that keys repeat and money runs out. */
const operation: fc.Arbitrary<Operation> = fc.record({
  key: fc.integer({ min: 1, max: 12 }).map(String),
  kind: fc.constantFrom(...LEDGER_KINDS),
  amount: fc.integer({ min: 1, max: 200 }),
  note: fc.constant('n'),
  tab: fc.constantFrom(0 as const, 1 as const),
  // The visitor may set the clock at any time.
  clock: fc.integer({ min: 0, max: 20 }),
  crashAfter: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Makes the connection fail at the write after `count` writes to the ledger, as a crash does. Returns the way back. */
function crashAfter(database: Database, count: number | undefined): () => void {
  if (count === undefined) return () => undefined;
  const store = Object.getPrototypeOf(
    database.backendDB().transaction('ledger').objectStore('ledger'),
  ) as IDBObjectStore; // the prototype has the methods
  // oxlint-disable-next-line typescript/unbound-method -- called with its store below
  const { add } = store;
  let writes = 0;
  const spy = vi.spyOn(store, 'add').mockImplementation(function (this: IDBObjectStore, ...row) {
    if (this.name === 'ledger' && writes++ >= count) throw new DOMException('crash', 'AbortError');
    return add.apply(this, row);
  });
  return () => {
    spy.mockRestore();
  };
}

const list = (database: Database): Promise<LedgerEntry[]> => createLedger(database, OPENING).list();

/** Checks what must hold of every ledger. */
function expectConsistent(entries: readonly LedgerEntry[]): void {
  const keys = entries.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const money = entries.filter(({ kind }) => !isPoints(kind));
  expect(getBalance(entries)).toBe(money.reduce((sum, entry) => sum + getSignedAmount(entry), 0));
  expect(getBalance(entries)).toBeGreaterThanOrEqual(0);
  expect(getPoints(entries)).toBeGreaterThanOrEqual(0);
}

/** Books one after the other, each with its crash. */
async function bookInTurn(tabs: readonly [Ledger, Ledger], database: Database, operations: readonly Operation[]) {
  const booked = new Set<string>();
  for (const { tab, clock, crashAfter: count, ...booking } of operations) {
    const before = await list(database);
    const restore = crashAfter(database, count);
    const result = await tabs[tab].book(booking, undefined, clock).catch(() => undefined);
    restore();
    const after = await list(database);
    if (result?.outcome === 'booked') booked.add(booking.key);
    else expect(after).toEqual(before);
    expectConsistent(after);
  }
  return booked;
}

test('after any operations with crashes, sums equal the entries, and each key is booked once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { maxLength: 12 }), async (operations) => {
      const profile = createTestProfile();
      const [one, two] = [await openTab(profile), await openTab(profile)];
      const booked = await bookInTurn([createLedger(one, OPENING), createLedger(two, OPENING)], one, operations);
      const own = (await list(one)).filter(({ key }) => !key.startsWith('opening:'));
      expect(own.map(({ key }) => key)).toEqual([...booked]);
      one.close();
      two.close();
    }),
    createPropertyOptions(40),
  );
});

test('two tabs that book at the same time never spend the same money, and a key is booked once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { maxLength: 12 }), async (operations) => {
      const profile = createTestProfile();
      const [one, two] = [await openTab(profile), await openTab(profile)];
      const tabs = [createLedger(one, OPENING), createLedger(two, OPENING)] as const;
      const results = await Promise.all(
        operations.map(({ tab, clock, crashAfter: _, ...booking }) => tabs[tab].book(booking, undefined, clock)),
      );
      const entries = await list(two);
      expectConsistent(entries);
      expect(await list(one)).toEqual(entries);
      for (const [position, { key }] of operations.entries()) {
        const outcomes = results.filter((_, at) => operations[at]?.key === key).map(({ outcome }) => outcome);
        expect(outcomes.filter((outcome) => outcome === 'booked').length).toBeLessThanOrEqual(1);
        if (results[position]?.outcome === 'booked') expect(entries.some((entry) => entry.key === key)).toBe(true);
      }
      one.close();
      two.close();
    }),
    createPropertyOptions(40),
  );
});

test('export and import give the same ledger; importing twice or into a used wallet adds each key once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(operation, { maxLength: 8 }),
      fc.array(operation, { maxLength: 4 }),
      async (here, there) => {
        const [one, two, empty] = [await createTestDatabase(), await createTestDatabase(), await createTestDatabase()];
        const bookAll = async (database: Database, operations: readonly Operation[], prefix: string) => {
          const ledger = createLedger(database, OPENING);
          for (const { tab: _tab, clock, crashAfter: _crash, ...booking } of operations)
            await ledger.book({ ...booking, key: `${prefix}${booking.key}` }, undefined, clock);
        };
        await bookAll(one, here, 'shared-');
        await bookAll(two, there, 'shared-');
        const file = await exportData(one);
        await importData(empty, file);
        expect(await empty.ledger.toArray()).toEqual(await one.ledger.toArray());
        const [first, second] = [await list(one), await list(two)];
        await importData(two, file);
        await importData(two, file);
        const merged = await list(two);
        expect(new Set(merged.map(({ key }) => key))).toEqual(new Set([...first, ...second].map(({ key }) => key)));
        expect(merged.filter(({ key }) => second.some((entry) => entry.key === key))).toEqual(second);
        const more = { kind: 'withdraw', amount: Math.max(1, getBalance(merged) + 1), key: 'last', note: '' } as const;
        expect((await createLedger(two, OPENING).book(more)).outcome).toBe('insufficient-balance');
        for (const database of [one, two, empty]) database.close();
      },
    ),
    createPropertyOptions(25),
  );
});

test('a booking deletes its draft; a refused booking leaves it', async () => {
  const database = await createTestDatabase();
  const ledger = createLedger(database, OPENING);
  const draft = { id: 'withdraw:@t', values: { amount: '9' }, startedAt: 1, at: 1 };
  await database.drafts.put(draft);
  await ledger.book({ key: 'k', kind: 'withdraw', amount: 301, note: '' }, draft.id);
  expect(await database.drafts.get(draft.id)).toEqual(draft);
  await ledger.book({ key: 'k', kind: 'withdraw', amount: 300, note: '' }, draft.id);
  expect(await database.drafts.get(draft.id)).toBeUndefined();
});

test('another tab is notified of a booking', async () => {
  const profile = createTestProfile();
  const [one, two] = [createLedger(await openTab(profile), OPENING), createLedger(await openTab(profile), OPENING)];
  const balances: number[] = [];
  const stop = two.watch((entries) => balances.push(getBalance(entries)));
  await vi.waitFor(() => {
    expect(balances).toEqual([300]);
  });
  await one.book({ key: 'k', kind: 'add', amount: 50, note: '' });
  await vi.waitFor(() => {
    expect(balances.at(-1)).toBe(350);
  });
  stop();
});
