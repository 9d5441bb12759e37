/** Devices for tests: storage in memory, under a name of its own, so that no other test's live queries hear of it. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { openDatabase, type Database, type Opened, type Storage } from '../database.ts';
import { createStorage, type DeviceStorage } from '../storage.ts';
import { createUserData, type UserData } from '../user-data.ts';
import type { StoredRecord } from '../schemas.ts';

let made = 0;

export type TestProfile = { name: string; storage: Storage };

export const createTestProfile = (): TestProfile => ({
  name: `test-${++made}`,
  storage: { indexedDB: new IDBFactory(), IDBKeyRange },
});

/** One tab's connection. */
export const openTab = async (place: TestProfile): Promise<Database> => (await openDatabase(place)).database;

/** All functions over one connection. */
export type Stores = DeviceStorage & UserData;

export const createStores = (opened: Opened): Stores => ({
  ...createStorage(opened),
  ...createUserData(opened.database),
});

export const createTestDatabase = (): Promise<Database> => openTab(createTestProfile());

const TIME = Date.UTC(2026, 10, 21, 8);

/** A record's id for a number. */
export const getId = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const createRecordInput = (
  number: number,
  differing: Partial<StoredRecord> = {},
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
  ...differing,
});

/** Resolves with the first thing a watch tells that is as expected. */
export const collect = <Told>(
  watch: (changed: (told: Told) => void) => () => void,
  expected: (told: Told) => boolean,
) =>
  new Promise<Told>((resolve) => {
    const stop = watch((value) => {
      if (!expected(value)) return;
      resolve(value);
      queueMicrotask(() => {
        stop();
      });
    });
  });
