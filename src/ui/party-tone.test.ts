import { expect, test } from 'vitest';
import { getPartyTone } from './party-tone.ts';
import { TONES } from './tone.ts';

test('a name has always the same tone, and names have all tones', () => {
  const names = [
    'Huda Al-Lamaaniya',
    'Hamed Al-Qarnooshi',
    'Thuraya Al-Sahliya',
    'Mohsin Al-Falaji',
    'هدى اللمعانية',
    '𐤀𐤁',
    '',
  ];
  const tones = names.map(getPartyTone);
  expect(names.map(getPartyTone)).toEqual(tones);
  expect(new Set(tones)).toEqual(new Set(TONES));
});
