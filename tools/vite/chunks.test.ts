import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chunkGroups, CHUNKS } from './chunks.ts';

test('every module of a group exists and is listed once', () => {
  const modules = Object.values(CHUNKS).flat();
  expect(modules.filter((module) => !existsSync(module))).toEqual([]);
  expect(new Set(modules).size).toBe(modules.length);
});

test('the first matching group takes a module', () => {
  const findFirstGroup = (id: string) =>
    chunkGroups.filter(({ test }) => test(id)).sort((a, b) => b.priority - a.priority)[0];
  expect(findFirstGroup('/somewhere/src/storage/presence-flag.ts')?.name).toBe('flag');
  expect(findFirstGroup('/somewhere/node_modules/@astrojs/react/dist/client.js')?.name).toBe('react');
  expect(findFirstGroup('/somewhere/src/storage/usage.ts')).toBeUndefined();
});
