/**
 * Browser profiles for tests: in-memory storage under a unique name, so that live queries of other tests are not
 * notified.
 */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { openDatabase, type Database, type OpenedDatabase, type IndexedDbBackend } from '../database.ts';
import { createStorage, type DeviceStorage } from '../storage.ts';
import { createUserData, type UserData } from '../user-data.ts';
import type { StoredRecord } from '../schemas/stored-record.ts';

let profileCount = 0;

export type TestProfile = { name: string; storage: IndexedDbBackend };

export const createTestProfile = (): TestProfile => ({
  name: `test-${++profileCount}`,
  storage: { indexedDB: new IDBFactory(), IDBKeyRange },
});

/** Opens the connection of one tab. */
export const openTab = async (profile: TestProfile): Promise<Database> => (await openDatabase(profile)).database;

/** All tables over one connection. */
export type Stores = DeviceStorage & UserData;

export const createStores = (opened: OpenedDatabase): Stores => ({
  ...createStorage(opened),
  ...createUserData(opened.database),
});

export const createTestDatabase = (): Promise<Database> => openTab(createTestProfile());

/** Returns the ids of the files of an owner, sorted. */
export const listFileIds = (database: Database, owner: string): Promise<string[]> =>
  database.files.where('owner').equals(owner).primaryKeys();

const TIME = Date.UTC(2026, 10, 21, 8);

/** Returns a valid record id for a number. */
export const getId = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const createRecordInput = (
  number: number,
  overrides: Partial<StoredRecord> = {},
): Omit<StoredRecord, 'delivery'> => ({
  id: getId(number),
  number: `RQ-261121-${number}`,
  action: 'quotation',
  form: 'quotation',
  title: 'Quotation request',
  about: { kind: 'product', id: 'sidr-honey-1kg', name: 'Sidr honey', path: '/ProductPage/sidr-honey-1kg' },
  answers: [{ name: 'quantity', label: 'Quantity', kind: 'number', value: 40, text: '40 jars' }],
  files: [],
  at: TIME + number,
  ...overrides,
});

/** Resolves with the first value of a subscription that matches. */
export const collect = <Value>(
  subscribe: (onChange: (value: Value) => void) => () => void,
  isExpected: (value: Value) => boolean,
) =>
  new Promise<Value>((resolve) => {
    const stop = subscribe((value) => {
      if (!isExpected(value)) return;
      resolve(value);
      queueMicrotask(() => {
        stop();
      });
    });
  });
