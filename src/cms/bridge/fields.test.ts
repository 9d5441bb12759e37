import { expect, test } from 'vitest';
import { number } from './fields.ts';

/** What the input of Keystatic gives when an editor empties it. */
const EMPTIED = Number.NaN;

test('a required number that an editor has emptied is rejected', () => {
  const price = number({ label: 'Price', decimals: 2, validation: { isRequired: true, min: 0 } });
  expect(() => price.validate(EMPTIED)).toThrow('Price is required');
  expect(price.validate(2.5)).toBe(2.5);
});

test('an optional number that an editor has emptied is stored like a missing one', () => {
  const price = number({ label: 'Price' });
  expect(price.validate(EMPTIED)).toBeNull();
  expect(price.serialize(EMPTIED)).toEqual(price.serialize(null));
  expect(price.serialize(2.5)).toEqual({ value: 2.5 });
});
