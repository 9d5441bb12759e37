import { expect, test } from 'vitest';
import { formatOrderChips } from './order-chips.ts';

test('the quantities of a card have digit groups', () => {
  const labels = { moq: 'MOQ {count}', mq: 'MQ {count}' };
  expect(formatOrderChips({ moq: 1200, mq: 6 }, labels)).toEqual(['MOQ 1,200', 'MQ 6']);
});
