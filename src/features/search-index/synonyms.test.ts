import { describe, expect, test } from 'vitest';
import { tokenize } from '@/lib/text/fold.ts';
import { createSynonymFinder } from './synonyms.ts';

const findSynonyms = createSynonymFinder([
  ['frankincense', 'luban', 'لبان'],
  ['dried lime', 'loomi', 'لومي'],
  ['carton', 'box'],
]);

const find = (...texts: string[]) => findSynonyms(texts.map(tokenize));

describe('findSynonyms', () => {
  test('returns the other words of a group, in any language', () => {
    expect(find('Luban water')).toEqual(['frankincense', 'لبان']);
    expect(find('ماء اللُّبان')).toEqual(['frankincense', 'luban']);
  });

  test('matches phrases as a whole', () => {
    expect(find('Dried Lime, 10 kg')).toEqual(['loomi', 'لومي']);
    expect(find('Dried dates', 'Lime')).toEqual([]);
  });

  test('does not match parts of words', () => {
    expect(find('Boxing gloves')).toEqual([]);
  });

  test('omits words that the texts already contain', () => {
    expect(find('Carton', 'a box')).toEqual([]);
  });
});
