import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { LEDGER_KINDS, MAX_ENTRY_AMOUNT } from '@/lib/ledger-kinds.ts';
import { LAST_TIME } from './base-schemas.ts';
import { createTestDatabase } from '../testing/profile.ts';
import { isLedgerEntry, LedgerEntry } from './ledger-entry.ts';
import { createLedgerTable } from '../tables/ledger.ts';

const VALID: LedgerEntry = { key: 'a', id: 'TX-261120-0001', kind: 'add', amount: 1, note: '', at: 0 };

/** Any value, and often one at the edge of what a field accepts. */
const value = fc.oneof(
  fc.anything(),
  fc.constantFrom('', 'a', 'TX-261120-0001', 'TX-261120-0001 ', 'tx-261120-0001', 'TX-261120-000', ...LEDGER_KINDS),
  fc.constantFrom(-1, -0, 0, 0.1, 1, '1', Number.NaN, Infinity, MAX_ENTRY_AMOUNT, MAX_ENTRY_AMOUNT + 1),
  fc.constantFrom(LAST_TIME, LAST_TIME + 1, undefined, null, 1n),
);

/** A valid row with any change to some fields. */
const row = fc
  .tuple(
    fc.dictionary(fc.constantFrom('key', 'id', 'kind', 'amount', 'note', 'method', 'at', 'other'), value, {
      maxKeys: 3,
    }),
    fc.subarray(['key', 'id', 'kind', 'amount', 'note', 'at'], { maxLength: 1 }),
  )
  .map(([changes, missing]) =>
    Object.fromEntries(Object.entries({ ...VALID, ...changes }).filter(([name]) => !missing.includes(name))),
  );

test('the quick check of a row accepts exactly what the schema accepts', () => {
  expect(isLedgerEntry(VALID)).toBe(true);
  fc.assert(
    fc.property(fc.oneof({ weight: 9, arbitrary: row }, fc.anything()), (candidate) => {
      expect(isLedgerEntry(candidate)).toBe(v.is(LedgerEntry, candidate));
    }),
    { numRuns: 2000 },
  );
});

test('damaged rows are left out, whatever is broken, and stay in the table', async () => {
  const database = await createTestDatabase();
  const rows = [
    { ...VALID, key: 'b', at: 2 },
    { ...VALID, key: 'c', at: 1 },
    { ...VALID, key: 'd', amount: '5' },
    { ...VALID, key: 'e', amount: 0.5 },
    { ...VALID, key: 'f', kind: 'gift' },
    { key: 'g' },
  ];
  await database.ledger.bulkPut(rows);
  expect((await createLedgerTable(database).list()).map(({ key }) => key)).toEqual(['c', 'b']);
  expect(await database.ledger.count()).toBe(rows.length);
});
