import { expect, test } from 'vitest';
import { mixLists } from './second-thread.ts';

test('the items of one list are distributed evenly among those of another', () => {
  expect(mixLists(['a', 'b', 'c', 'd'], ['1', '2'])).toEqual(['a', '1', 'b', 'c', '2', 'd']);
  expect(mixLists(['a', 'b'], ['1', '2', '3', '4'])).toEqual(['a', '1', '2', 'b', '3', '4']);
  expect(mixLists(['a', 'b'], [])).toEqual(['a', 'b']);
});
