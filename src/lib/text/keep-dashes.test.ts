import { expect, test } from 'vitest';
import { keepDashes } from './keep-dashes.ts';

test.each([
  ['Land freight Muscat – Dubai', 'Land freight Muscat\u00a0– Dubai'],
  ['Sat–Thu 09:00', 'Sat–Thu 09:00'],
  ['Qamar Phone Parts · Ruwi', 'Qamar Phone Parts ·\u00a0Ruwi'],
  ['Dammam – Muscat — daily', 'Dammam\u00a0– Muscat\u00a0— daily'],
])('%s wraps only after its dashes and before its dots', (text, expected) => {
  expect(keepDashes(text)).toBe(expected);
});
