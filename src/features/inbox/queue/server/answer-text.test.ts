import { expect, test } from 'vitest';
import { getAnswerText } from './answer-text.ts';

const answer = (kind: string, value: string | number | string[], text: string) => ({
  name: 'x',
  label: 'x',
  kind,
  value,
  text,
});

test.each([
  ['text', 'Buy pills', 'Honey', 'Buy pills'],
  ['longText', 'Buy pills', '', 'Buy pills'],
  ['lines', ['Way 3509', 'Muscat'], 'somewhere else', 'Way 3509\nMuscat'],
  ['keywords', ['pills', 'honey'], 'honey', 'pills, honey'],
  ['money', 1250, '12.50 US$', '12.50 US$'],
  ['select', 'food', 'Food', 'Food'],
  ['text', 5, 'five', 'five'],
])('an editor reads of an answer of the kind %s what the page would say', (kind, value, text, shown) => {
  expect(getAnswerText(answer(kind, value, text))).toBe(shown);
});
