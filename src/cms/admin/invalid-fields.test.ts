import { expect, test } from 'vitest';
import { readInvalidFields } from './invalid-fields.ts';

test('reads the fields and reasons of a failed save', () => {
  const warning = new Error(
    'Field validation failed:\nmoq: MOQ must be at least 1\ntiers.0.price: Unit price is required',
  );
  expect(readInvalidFields(warning)).toEqual([
    { where: 'moq', reason: 'MOQ must be at least 1' },
    { where: 'tiers.0.price', reason: 'Unit price is required' },
  ]);
});

test('reads the reason of our own checks', () => {
  const warning = new Error('Field validation failed:\nanswer: Unexpected error: Error: Answer must not be empty');
  expect(readInvalidFields(warning)).toEqual([{ where: 'answer', reason: 'Answer must not be empty' }]);
});

test('keeps a reason without a field', () => {
  expect(readInvalidFields(new Error('Field validation failed:\nsomething else'))).toEqual([
    { where: 'entry', reason: 'something else' },
  ]);
});

test.each(['Field validation failed:\nmoq: text', new Error('other'), undefined])('ignores %s', (logged) => {
  expect(readInvalidFields(logged)).toEqual([]);
});
