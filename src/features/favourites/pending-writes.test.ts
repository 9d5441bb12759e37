import { beforeEach, expect, test, vi } from 'vitest';
import { addPendingWrite, getPendingWrites, removePendingWrite } from './pending-writes.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('what was noted is there until it is struck out', () => {
  addPendingWrite('product:a', true);
  addPendingWrite('product:b', false);
  expect([...getPendingWrites()]).toEqual([
    ['product:a', true],
    ['product:b', false],
  ]);
  removePendingWrite('product:a', true);
  removePendingWrite('product:b', false);
  expect(getPendingWrites().size).toBe(0);
  expect(kept.size).toBe(0);
});

test('the last word counts, and is not struck out by the one before it', () => {
  addPendingWrite('product:a', true);
  addPendingWrite('product:a', false);
  removePendingWrite('product:a', true);
  expect([...getPendingWrites()]).toEqual([['product:a', false]]);
});

test.each(['', '[', 'null', '[1]', '{"product:a":"yes"}'])('“%s” is no journal', (text) => {
  kept.set('ino-hearts', text);
  expect(getPendingWrites().size).toBe(0);
});

test('where nothing may be kept it is empty', () => {
  vi.stubGlobal('localStorage', undefined);
  addPendingWrite('product:a', true);
  expect(getPendingWrites().size).toBe(0);
});
