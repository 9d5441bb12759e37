import { expect, test } from 'vitest';
import config from '../../../keystatic.config.ts';
import { getFields, readInvalidFields } from './invalid-fields.ts';

const PRODUCT = getFields(config, '/keystatic/collection/products/item/dates');

test('reads the fields and reasons of a failed save', () => {
  const warning = new Error(
    'Field validation failed:\nmoq: MOQ must be at least 1\ntiers.0.price: Unit price is required',
  );
  expect(readInvalidFields(warning, PRODUCT)).toEqual([
    { name: 'MOQ', reason: 'MOQ must be at least 1', path: 'moq' },
    { name: 'Price tiers › 1 › Unit price', reason: 'Unit price is required', path: 'tiers.0.price' },
  ]);
});

test('reads the reason of our own checks', () => {
  const warning = new Error('Field validation failed:\nanswer: Unexpected error: Error: Answer must not be empty');
  expect(readInvalidFields(warning, PRODUCT)).toEqual([{ name: 'answer', reason: 'Answer must not be empty' }]);
});

test('keeps a reason without a field', () => {
  expect(readInvalidFields(new Error('Field validation failed:\nsomething else'), PRODUCT)).toEqual([
    { name: 'entry', reason: 'something else' },
  ]);
});

test.each(['Field validation failed:\nmoq: text', new Error('other'), undefined])('ignores %s', (logged) => {
  expect(readInvalidFields(logged, PRODUCT)).toEqual([]);
});

test.each([
  ['/keystatic/singleton/settings', 'brand'],
  ['/keystatic/branch/main/singleton/settings', 'brand'],
  ['/keystatic/collection/commodities/create', 'months'],
  ['/keystatic/branch/a%2Fb/collection/commodities/item/dates', 'months'],
])('the page %s has the field %s', (pathname, field) => {
  expect(getFields(config, pathname)).toHaveProperty(field);
});

test.each(['/keystatic', '/keystatic/singleton/gone'])('the page %s has no fields', (pathname) => {
  expect(getFields(config, pathname)).toEqual({});
});
