import { expect, test } from 'vitest';
import { isComposing } from './is-composing.ts';

const ENTER = 13;

test('a key during a composition belongs to the input method', () => {
  expect(isComposing({ isComposing: true, keyCode: ENTER })).toBe(true);
});

test('so does the Enter of Safari that comes after the end of the composition', () => {
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
});

test('an Enter without a composition is of the user', () => {
  expect(isComposing({ isComposing: false, keyCode: ENTER })).toBe(false);
});
