import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { correction, dictionaryFrom, isKnown } from './spelling.ts';

const WORDS = dictionaryFrom(
  'frankincense\nhoney\ncarton\ncartons\naccessories\ndates\ndata\nabaya\ndishdasha\npump\nlamp\nكرتون\nلبان\nدشداشه\n',
);

describe('isKnown', () => {
  test.each(['honey', 'hon', 'franki', 'abayas', 'pumping', 'pumped', 'لبا', '16', 'dn80'])(
    '%s is no error',
    (word) => {
      expect(isKnown(word, WORDS)).toBe(true);
    },
  );

  test.each(['hony', 'frankinsence', 'frankins', 'xs', 'لبنا'])('%s is one', (word) => {
    expect(isKnown(word, WORDS)).toBe(false);
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
    expect(correction(written, WORDS)).toBe(meant);
  });

  test('prefers the same first letter, then the more common word', () => {
    expect(correction('lump', WORDS)).toBe('lamp');
    expect(correction('datas', WORDS)).toBe('dates');
  });

  test('knows the beginning of a word that is still being typed', () => {
    expect(correction('frankins', WORDS, true)).toBe('frankincense');
    expect(correction('frankins', WORDS)).toBeUndefined();
  });

  test.each(['qwertz', 'zzzz', 'xo', 'blorptz', 'ضضضض'])('%s is like nothing', (word) => {
    expect(correction(word, WORDS, true)).toBeUndefined();
  });

  test('a word without one of its letters is like some word', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WORDS), fc.nat(), (word, position) => {
        const at = position % word.length;
        expect(correction(`${word.slice(0, at)}${word.slice(at + 1)}`, WORDS)).toBeDefined();
      }),
    );
  });
});
