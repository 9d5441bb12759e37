import { expect, test } from 'vitest';
import config from '../../../keystatic.config.ts';

const groups = Object.entries(config.ui?.navigation ?? {}) as [string, string[]][];
const types = { ...config.collections, ...config.singletons };

test('lists each type once', () => {
  expect(groups.flatMap(([, names]) => names).sort()).toEqual(Object.keys(types).sort());
});

test('lists all labels, and only labels, in the last group', () => {
  const labels = Object.entries(types).filter(([, { path = '' }]) => path.startsWith('content/labels/'));
  expect(labels.length).toBeGreaterThan(0);
  const [title, names] = groups.at(-1) ?? [];
  expect(title).toBe('Interface texts');
  expect(names?.toSorted()).toEqual(labels.map(([name]) => name).sort());
});
