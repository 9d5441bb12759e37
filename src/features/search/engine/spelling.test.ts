import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { correctWord, createDictionary, isKnownWord } from './spelling.ts';

const WORDS = createDictionary(
  'frankincense\nhoney\ncarton\ncartons\naccessories\ndates\ndata\nabaya\ndishdasha\npump\nlamp\nكرتون\nلبان\nدشداشه\n',
);

describe('isKnown', () => {
  test.each(['honey', 'hon', 'franki', 'abayas', 'pumping', 'pumped', 'لبا', '16', 'dn80'])(
    '%s is no error',
    (word) => {
      expect(isKnownWord(word, WORDS)).toBe(true);
    },
  );

  test.each(['hony', 'frankinsence', 'frankins', 'xs', 'لبنا'])('%s is one', (word) => {
    expect(isKnownWord(word, WORDS)).toBe(false);
  });
});

describe('correction', () => {
  test.each([
    ['hony', 'honey'],
    ['hnoey', 'honey'],
    ['frankinsence', 'frankincense'],
    ['accesories', 'accessories'],
    ['dishdahsa', 'dishdasha'],
    ['لبنا', 'لبان'],
    ['دشداسه', 'دشداشه'],
  ])('%s is %s', (written, meant) => {
    expect(correctWord(written, WORDS)).toBe(meant);
  });

  test('prefers the same first letter, then the more common word', () => {
    expect(correctWord('lump', WORDS)).toBe('lamp');
    expect(correctWord('datas', WORDS)).toBe('dates');
  });

  test('knows the beginning of a word that is still being typed', () => {
    expect(correctWord('frankins', WORDS, true)).toBe('frankincense');
    expect(correctWord('frankins', WORDS)).toBeUndefined();
  });

  test.each(['qwertz', 'zzzz', 'xo', 'blorptz', 'ضضضض'])('%s is like nothing', (word) => {
    expect(correctWord(word, WORDS, true)).toBeUndefined();
  });

  test('a word without one of its letters is like some word', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WORDS), fc.nat(), (word, position) => {
        const at = position % word.length;
        expect(correctWord(`${word.slice(0, at)}${word.slice(at + 1)}`, WORDS)).toBeDefined();
      }),
    );
  });
});
