import { beforeAll, expect, test } from 'vitest';
import { loadTiers } from '@/forms/field-types/tiers.tsx';
import { CONTEXT, createField } from '@/forms/testing/fields.ts';
import type { Json } from '@/storage/schemas/base-schemas.ts';
import { getAnswerText } from './answer-text.ts';

const answer = (kind: string, value: Json, text: string) => ({ name: 'answer', label: 'x', kind, value, text });

beforeAll(async () => {
  await loadTiers();
});

test.each([
  ['text', 'Buy pills', 'Honey', 'Buy pills'],
  ['longText', 'Buy pills', '', 'Buy pills'],
  ['lines', ['Way 3509', 'Muscat'], 'somewhere else', 'Way 3509\nMuscat'],
  ['keywords', ['pills', 'honey'], 'honey', 'pills, honey'],
  ['money', 1250, '12.50 US$', '12.50 US$'],
  ['select', 'food', 'Food', 'Food'],
])('an editor reads what an answer without a field says, of the kind %s', (kind, value, text, shown) => {
  expect(getAnswerText(answer(kind, value, text), undefined, CONTEXT.today)).toBe(shown);
});

test.each([
  ['longText', 'select', 'Buy pills', '', 'Buy pills'],
  ['longText', 'place', 'Buy pills', 'Honey', 'Buy pills'],
  ['text', 'text', 5, 'five', '5'],
  ['money', 'money', 125_000, '$1.00', '$1,250.00'],
  ['money', 'number', 125_000, '$1.00', '$1,250.00'],
  ['select', 'select', 'box-of-12', 'Pair', 'Box of 12'],
  ['keywords', 'text', ['pills', 'honey'], 'honey', 'pills, honey'],
  ['list', 'text', ['Way 3509', 'Muscat'], 'elsewhere', 'Way 3509\nMuscat'],
  ['date', 'text', '2026-11-30', 'tomorrow', '30 November 2026'],
] as const)('an editor reads the answer to a field as its page has it: %s', (kind, said, value, text, shown) => {
  const read = getAnswerText(answer(said, value as Json, text), createField(kind), CONTEXT.today);
  expect(read).toBe(shown);
});

test('an editor reads price tiers as the page has them', () => {
  const tiers = answer('tiers', [{ quantity: 50, cents: 1_600 }], '50 for nothing');
  expect(getAnswerText(tiers, createField('tiers'), CONTEXT.today)).toContain('16.00');
});

test('an editor reads what the sender says about a value that the field does not allow', () => {
  expect(getAnswerText(answer('select', 'gone', 'Sack'), createField('select'), CONTEXT.today)).toBe('Sack');
});
