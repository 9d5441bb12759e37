import { expect, test } from 'vitest';
import { interleave } from './second-thread.ts';

test('the items of one list are distributed evenly among those of another', () => {
  expect(interleave(['a', 'b', 'c', 'd'], ['1', '2'])).toEqual(['a', '1', 'b', 'c', '2', 'd']);
  expect(interleave(['a', 'b'], ['1', '2', '3', '4'])).toEqual(['a', '1', '2', 'b', '3', '4']);
  expect(interleave(['a', 'b'], [])).toEqual(['a', 'b']);
});
