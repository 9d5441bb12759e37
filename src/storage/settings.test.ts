import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Json } from './schemas/base-schemas.ts';
import { getInitialValue, isSettingValue, SETTINGS, type SettingKey, type SettingValue } from './settings.ts';
import { createStores, createTestDatabase } from './testing/profile.ts';
import { exportData } from './transfer/export.ts';
import { importData } from './transfer/import.ts';

type Name = keyof typeof SETTINGS;

const time = fc.nat();
const text = fc.string();
const phoneNumber = fc.stringMatching(/^\+\d{7,15}$/);
const code = fc.record(
  { code: text, at: time, tries: fc.nat({ max: 9 }), email: text, registration: text },
  { requiredKeys: ['code', 'at', 'tries'], noNullPrototype: true },
);

/** Every value that an earlier version could store, by name. */
const VALUES: Readonly<Record<Name, fc.Arbitrary<unknown>>> = {
  'card-request:': fc.record({ answer: fc.constantFrom('accepted', 'declined'), at: time }, { noNullPrototype: true }),
  'code:phone': fc.option(code),
  'code:reseller': fc.option(code),
  countries: fc.record(
    { at: time, list: fc.array(fc.record({ name: text, dial: text, flag: text }, { noNullPrototype: true })) },
    { noNullPrototype: true },
  ),
  'no-sample-searches': fc.boolean(),
  'number:': text,
  phone: fc.record({ number: phoneNumber, shown: text }, { noNullPrototype: true }),
  'phone:typed': fc.record(
    { country: fc.option(text), typed: text },
    { requiredKeys: ['typed'], noNullPrototype: true },
  ),
  place: fc.string({ minLength: 1 }),
  'opened-commodities': fc.array(text),
  'rate-alerts': fc.array(
    fc.record(
      {
        commodity: text,
        direction: fc.constantFrom('above', 'below'),
        cents: fc.integer({ min: 1, max: 1_000_000 }),
        since: text,
      },
      { noNullPrototype: true },
    ),
  ),
  'read-notifications': fc.array(text),
  'referral:': fc.string({ minLength: 1 }),
  'review-questions': fc.record(
    { askedAt: time, notBefore: time, failures: fc.nat() },
    { requiredKeys: ['askedAt'], noNullPrototype: true },
  ),
  'reseller:confirmed:': fc.boolean(),
  'signed-in': fc.boolean(),
  'terms-read': fc.option(fc.record({ version: text, at: time }, { noNullPrototype: true })),
  'undelivered:seen': fc.array(text),
  'verified-phone': phoneNumber,
};

const NAMES = Object.keys(SETTINGS) as Name[]; // `Object.keys` returns `string[]`

/** A stored row of any setting. */
const row = fc
  .constantFrom(...NAMES)
  .chain((name) =>
    fc.record({ key: name.endsWith(':') ? text.map((id) => name + id) : fc.constant(name), value: VALUES[name] }),
  );

describe('settings', () => {
  test('have the keys that browsers have stored', () => {
    // A key that is removed here is lost for every visitor who has it.
    expect(NAMES).toEqual(Object.keys(VALUES));
  });

  test('have values that can be stored', () => {
    expectTypeOf<SettingValue<SettingKey>>().toExtend<Json>();
  });

  test.each(NAMES)('%s has a valid initial value', (name) => {
    expect(isSettingValue(name, SETTINGS[name].initial)).toBe(true);
  });

  test('accept every value that an earlier version stored', () => {
    fc.assert(
      fc.property(row, ({ key, value }) => {
        expect(isSettingValue(key, value)).toBe(true);
      }),
    );
  });

  test.each<[SettingKey, Json]>([
    ['phone', { number: '9123 4567', shown: '' }],
    ['phone', 'text'],
    ['place', ''],
    ['read-notifications', ['a', 1]],
    ['code:phone', { code: '1', at: 2 }],
    ['code:phone', { code: '1', at: 2, tries: 0, email: null }],
    ['countries', { at: 0, list: [{ name: 'Oman' }] }],
    ['number:contact:id', 5],
    ['reseller:confirmed:x', 'yes'],
    ['terms-read', {}],
  ])('%s cannot be %j', async (key, stored) => {
    expect(isSettingValue(key, stored)).toBe(false);
    const database = await createTestDatabase();
    await database.settings.put({ key, value: stored });
    const { settings } = createStores({ database, isPersistent: true });
    expect(await settings.get(key)).toEqual(getInitialValue(key));
  });

  test('accept any value of a key of a newer version', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('theme', 'constructor', 'phone:', 'places', 'numbers:1'),
        fc.jsonValue(),
        (key, value) => {
          expect(isSettingValue(key, value)).toBe(true);
        },
      ),
    );
  });
});

describe('export and import of settings', () => {
  const sort = (rows: readonly { key: string }[]) => rows.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const newer = fc.record({
    key: fc.constantFrom('theme', 'newer:1'),
    value: fc.constantFrom<Json>('dark', { a: [1] }),
  });

  test('transfer every setting, and those of a newer version', async () => {
    const rows = fc.uniqueArray(fc.oneof({ weight: 9, arbitrary: row }, newer), { selector: ({ key }) => key });
    await fc.assert(
      fc.asyncProperty(rows, async (stored) => {
        const [one, two] = [await createTestDatabase(), await createTestDatabase()];
        await one.settings.bulkPut(stored);
        expect(await importData(two, await exportData(one))).toMatchObject({ added: { settings: stored.length } });
        expect(await two.settings.toArray()).toEqual(sort(stored));
      }),
      { numRuns: 20 },
    );
  });

  test('an invalid setting is exported as unreadable and not imported', async () => {
    const [one, two] = [await createTestDatabase(), await createTestDatabase()];
    const invalid = { key: 'phone', value: 'text' };
    await one.settings.bulkPut([invalid, { key: 'place', value: 'sur' }]);
    const file = await exportData(one);
    expect(JSON.parse(await file.text())).toMatchObject({ unreadable: [{ table: 'settings', row: invalid }] });
    expect(await importData(two, file)).toMatchObject({ added: { settings: 1 } });
  });

  test('an export of an earlier version with an invalid setting is imported without it', async () => {
    const database = await createTestDatabase();
    const json = JSON.parse(await (await exportData(database)).text()) as { tables: { settings: unknown[] } };
    json.tables.settings = [
      { key: 'phone', value: 'text' },
      { key: 'place', value: 'sur' },
    ];
    const answer = await importData(database, new Blob([JSON.stringify(json)]));
    expect(answer).toMatchObject({ added: { settings: 1 } });
    expect(await database.settings.toArray()).toEqual([{ key: 'place', value: 'sur' }]);
  });

  test('an imported setting replaces an invalid one', async () => {
    const [one, two] = [await createTestDatabase(), await createTestDatabase()];
    await one.settings.put({ key: 'place', value: 'sur' });
    await two.settings.put({ key: 'place', value: 5 });
    await importData(two, await exportData(one));
    expect(await two.settings.toArray()).toEqual([{ key: 'place', value: 'sur' }]);
  });
});
