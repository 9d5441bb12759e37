import { describe, expect, test } from 'vitest';
import { fill } from './messages.ts';

describe('fill', () => {
  test('puts each value in each of its places', () => {
    expect(fill('{missing} more reach {price}, {missing}!', { missing: 4, price: '$5.00' })).toBe(
      '4 more reach $5.00, 4!',
    );
  });

  test('shows 0 and an empty text as they are', () => {
    expect(fill('{count} of {name}.', { count: 0, name: '' })).toBe('0 of .');
  });

  test('leaves a place without a value as it is, so that the fault can be seen', () => {
    expect(fill('from {price} a {unit}', { unit: 'jar' })).toBe('from {price} a jar');
  });

  test('takes what a value says literally', () => {
    expect(fill('{one} {two}', { one: '{two}', two: '$&' })).toBe('{two} $&');
  });

  test('knows no words of the language itself', () => {
    expect(fill('{toString} {constructor}', {})).toBe('{toString} {constructor}');
  });
});
