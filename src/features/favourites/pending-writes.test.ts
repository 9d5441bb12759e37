import { beforeEach, expect, test, vi } from 'vitest';
import { note, noted, strike } from './pending-writes.ts';

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
  note('product:a', true);
  note('product:b', false);
  expect([...noted()]).toEqual([
    ['product:a', true],
    ['product:b', false],
  ]);
  strike('product:a', true);
  strike('product:b', false);
  expect(noted().size).toBe(0);
  expect(kept.size).toBe(0);
});

test('the last word counts, and is not struck out by the one before it', () => {
  note('product:a', true);
  note('product:a', false);
  strike('product:a', true);
  expect([...noted()]).toEqual([['product:a', false]]);
});

test.each(['', '[', 'null', '[1]', '{"product:a":"yes"}'])('“%s” is no journal', (text) => {
  kept.set('ino-hearts', text);
  expect(noted().size).toBe(0);
});

test('where nothing may be kept it is empty', () => {
  vi.stubGlobal('localStorage', undefined);
  note('product:a', true);
  expect(noted().size).toBe(0);
});
