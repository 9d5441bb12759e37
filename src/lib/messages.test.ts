import { describe, expect, test } from 'vitest';
import { formatMessage } from './messages.ts';

describe('fill', () => {
  test('puts each value in each of its places', () => {
    expect(formatMessage('{missing} more reach {price}, {missing}!', { missing: 4, price: '$5.00' })).toBe(
      '4 more reach $5.00, 4!',
    );
  });

  test('shows 0 and an empty text as they are', () => {
    expect(formatMessage('{count} of {name}.', { count: 0, name: '' })).toBe('0 of .');
  });

  test('leaves a place without a value as it is, so that the fault can be seen', () => {
    expect(formatMessage('from {price} a {unit}', { unit: 'jar' })).toBe('from {price} a jar');
  });

  test('takes what a value says literally', () => {
    expect(formatMessage('{one} {two}', { one: '{two}', two: '$&' })).toBe('{two} $&');
  });

  test('knows no words of the language itself', () => {
    expect(formatMessage('{toString} {constructor}', {})).toBe('{toString} {constructor}');
  });
});
