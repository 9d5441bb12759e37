import { describe, expect, test } from 'vitest';
import { formatMessage } from './messages.ts';

describe('formatMessage', () => {
  test('replaces each placeholder everywhere', () => {
    expect(formatMessage('{missing} more reach {price}, {missing}!', { missing: 4, price: '$5.00' })).toBe(
      '4 more reach $5.00, 4!',
    );
  });

  test('formats 0 and an empty string as they are', () => {
    expect(formatMessage('{count} of {name}.', { count: 0, name: '' })).toBe('0 of .');
  });

  test('leaves placeholders without a value, so that the error is visible', () => {
    expect(formatMessage('from {price} a {unit}', { unit: 'jar' })).toBe('from {price} a jar');
  });

  test('inserts values literally', () => {
    expect(formatMessage('{one} {two}', { one: '{two}', two: '$&' })).toBe('{two} $&');
  });

  test('ignores inherited property names', () => {
    expect(formatMessage('{toString} {constructor}', {})).toBe('{toString} {constructor}');
  });
});
