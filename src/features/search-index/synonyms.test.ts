import { describe, expect, test } from 'vitest';
import { getSynonyms } from './synonyms.ts';

const GROUPS = [
  ['frankincense', 'luban', 'لبان'],
  ['dried lime', 'loomi', 'لومي'],
  ['carton', 'box'],
];

describe('synonymsOf', () => {
  test('each word of a group brings the others, in any language', () => {
    expect(getSynonyms(['Luban water'], GROUPS)).toEqual(['frankincense', 'لبان']);
    expect(getSynonyms(['ماء اللُّبان'], GROUPS)).toEqual(['frankincense', 'luban']);
  });

  test('a phrase counts as a whole', () => {
    expect(getSynonyms(['Dried Lime, 10 kg'], GROUPS)).toEqual(['loomi', 'لومي']);
    expect(getSynonyms(['Dried dates', 'Lime'], GROUPS)).toEqual([]);
  });

  test('a part of a word does not count', () => {
    expect(getSynonyms(['Boxing gloves'], GROUPS)).toEqual([]);
  });

  test('brings nothing that is there already', () => {
    expect(getSynonyms(['Carton', 'a box'], GROUPS)).toEqual([]);
  });
});
