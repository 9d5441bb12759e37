import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { correctWord, createDictionary, isKnownWord } from './spelling.ts';

const WORDS = createDictionary(
  'frankincense\nhoney\ncarton\ncartons\naccessories\ndates\ndata\nabaya\ndishdasha\npump\nlamp\nكرتون\nلبان\nدشداشه\n',
);

describe('isKnownWord', () => {
  test.each(['honey', 'hon', 'franki', 'abayas', 'pumping', 'pumped', 'لبا', '16', 'dn80'])('%s is known', (word) => {
    expect(isKnownWord(word, WORDS)).toBe(true);
  });

  test.each(['hony', 'frankinsence', 'frankins', 'xs', 'لبنا'])('%s is unknown', (word) => {
    expect(isKnownWord(word, WORDS)).toBe(false);
  });
});

describe('correctWord', () => {
  test.each([
    ['hony', 'honey'],
    ['hnoey', 'honey'],
    ['frankinsence', 'frankincense'],
    ['accesories', 'accessories'],
    ['dishdahsa', 'dishdasha'],
    ['لبنا', 'لبان'],
    ['دشداسه', 'دشداشه'],
  ])('corrects %s to %s', (written, meant) => {
    expect(correctWord(written, WORDS)).toBe(meant);
  });

  test('prefers the same first letter, then the more common word', () => {
    expect(correctWord('lump', WORDS)).toBe('lamp');
    expect(correctWord('datas', WORDS)).toBe('dates');
  });

  test('completes the beginning of an unfinished word', () => {
    expect(correctWord('frankins', WORDS, true)).toBe('frankincense');
    expect(correctWord('frankins', WORDS)).toBeUndefined();
  });

  test.each(['qwertz', 'zzzz', 'xo', 'blorptz', 'ضضضض'])('does not correct %s', (word) => {
    expect(correctWord(word, WORDS, true)).toBeUndefined();
  });

  test('corrects a word that lacks one letter', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WORDS), fc.nat(), (word, position) => {
        const at = position % word.length;
        expect(correctWord(`${word.slice(0, at)}${word.slice(at + 1)}`, WORDS)).toBeDefined();
      }),
    );
  });
});
