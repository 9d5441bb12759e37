import { expect, test } from 'vitest';
import { increaseContentVersion } from './content-version.ts';
import { memoizeContent, runUncached } from './memoize.ts';

test('content is read once, and again after it has changed', async () => {
  let reads = 0;
  const read = memoizeContent(() => Promise.resolve(++reads));
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  expect(await read()).toBe(1);
  increaseContentVersion();
  expect(await Promise.all([read(), read()])).toEqual([2, 2]);
});

test('work with content of its own neither uses nor fills the cache', async () => {
  let reads = 0;
  const read = memoizeContent(() => Promise.resolve(++reads));
  expect(await runUncached(async () => [await read(), await read()])).toEqual([1, 2]);
  expect(await read()).toBe(3);
  expect(await runUncached(read)).toBe(4);
  expect(await read()).toBe(3);
});
