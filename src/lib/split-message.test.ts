import { expect, test } from 'vitest';
import { splitMessage } from './split-message.ts';

test('splitMessage returns texts and placeholders in turn', () => {
  expect(splitMessage('Code {code} for {to}')).toEqual(['Code ', 'code', ' for ', 'to', '']);
});
