import { beforeEach, expect, test, vi } from 'vitest';
import { stubLocalStorage } from '@/storage/testing/stub-local-storage.ts';
import { addPendingWrite, getPendingWrites, removePendingWrite } from './pending-writes.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = stubLocalStorage();
});

test('returns writes until they are removed', () => {
  expect(addPendingWrite('product:a', true)).toBe(true);
  expect(addPendingWrite('product:b', false)).toBe(true);
  expect([...getPendingWrites()]).toEqual([
    ['product:a', true],
    ['product:b', false],
  ]);
  removePendingWrite('product:a', true);
  removePendingWrite('product:b', false);
  expect(getPendingWrites().size).toBe(0);
  expect(stored.size).toBe(0);
});

test('the last write wins and is not removed by the one before it', () => {
  addPendingWrite('product:a', true);
  addPendingWrite('product:a', false);
  removePendingWrite('product:a', true);
  expect([...getPendingWrites()]).toEqual([['product:a', false]]);
});

test.each(['', '[', 'null', '[1]', '{"product:a":"yes"}'])('ignores the invalid value “%s”', (text) => {
  stored.set('ino-hearts', text);
  expect(getPendingWrites().size).toBe(0);
});

test('takes no write when storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(addPendingWrite('product:a', true)).toBe(false);
  expect(getPendingWrites().size).toBe(0);
});
