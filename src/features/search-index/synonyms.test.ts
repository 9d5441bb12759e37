import { describe, expect, test } from 'vitest';
import { getSynonyms } from './synonyms.ts';

const GROUPS = [
  ['frankincense', 'luban', 'لبان'],
  ['dried lime', 'loomi', 'لومي'],
  ['carton', 'box'],
];

describe('getSynonyms', () => {
  test('returns the other words of a group, in any language', () => {
    expect(getSynonyms(['Luban water'], GROUPS)).toEqual(['frankincense', 'لبان']);
    expect(getSynonyms(['ماء اللُّبان'], GROUPS)).toEqual(['frankincense', 'luban']);
  });

  test('matches phrases as a whole', () => {
    expect(getSynonyms(['Dried Lime, 10 kg'], GROUPS)).toEqual(['loomi', 'لومي']);
    expect(getSynonyms(['Dried dates', 'Lime'], GROUPS)).toEqual([]);
  });

  test('does not match parts of words', () => {
    expect(getSynonyms(['Boxing gloves'], GROUPS)).toEqual([]);
  });

  test('omits words that the texts already contain', () => {
    expect(getSynonyms(['Carton', 'a box'], GROUPS)).toEqual([]);
  });
});
