import { describe, expect, test } from 'vitest';
import { synonymsOf } from './synonyms.ts';

const GROUPS = [
  ['frankincense', 'luban', 'لبان'],
  ['dried lime', 'loomi', 'لومي'],
  ['carton', 'box'],
];

describe('synonymsOf', () => {
  test('each word of a group brings the others, in any language', () => {
    expect(synonymsOf(['Luban water'], GROUPS)).toEqual(['frankincense', 'لبان']);
    expect(synonymsOf(['ماء اللُّبان'], GROUPS)).toEqual(['frankincense', 'luban']);
  });

  test('a phrase counts as a whole', () => {
    expect(synonymsOf(['Dried Lime, 10 kg'], GROUPS)).toEqual(['loomi', 'لومي']);
    expect(synonymsOf(['Dried dates', 'Lime'], GROUPS)).toEqual([]);
  });

  test('a part of a word does not count', () => {
    expect(synonymsOf(['Boxing gloves'], GROUPS)).toEqual([]);
  });

  test('brings nothing that is there already', () => {
    expect(synonymsOf(['Carton', 'a box'], GROUPS)).toEqual([]);
  });
});
