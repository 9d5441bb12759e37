import { describe, expect, test } from 'vitest';
import { integer, number } from './fields.ts';

/** What the input of Keystatic gives when an editor empties it. */
const EMPTIED = Number.NaN;

describe.each([
  { kind: 'number', create: number, value: 2.5 },
  { kind: 'whole number', create: integer, value: 2 },
])('a $kind that an editor has emptied', ({ create, value }) => {
  test('is rejected when it is required', () => {
    const field = create({ label: 'Price', validation: { isRequired: true, min: 0 } });
    expect(() => field.validate(EMPTIED)).toThrow('Price is required');
    expect(field.validate(value)).toBe(value);
  });

  test('is stored like a missing one when it is optional', () => {
    const field = create({ label: 'Price' });
    expect(field.validate(EMPTIED)).toBeNull();
    expect(field.serialize(EMPTIED)).toEqual(field.serialize(null));
    expect(field.serialize(value)).toEqual({ value });
  });
});

test('a whole number has no decimals', () => {
  expect(() => integer({ label: 'Stars' }).validate(2.5)).toThrow('must be a whole number');
});
