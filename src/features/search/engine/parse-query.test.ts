import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highlight } from './highlight.ts';
import { parseQuery } from './parse-query.ts';

const WORDS = ['honey', 'frankincense', 'sidr', 'grade', 'a', 'لبان'];

describe('parseQuery', () => {
  test('leaves known words unchanged', () => {
    expect(parseQuery('Sidr HONEY', WORDS)).toEqual({ words: ['sidr', 'honey'], isCorrected: false });
    expect(parseQuery('اللبان', WORDS)).toEqual({ words: ['لبان'], isCorrected: false });
  });

  test('corrects misspelled words', () => {
    expect(parseQuery('sidr hony', WORDS)).toEqual({ words: ['sidr', 'honey'], isCorrected: true });
  });

  test('treats the last word as a prefix until it is finished', () => {
    expect(parseQuery('frankins', WORDS).words).toEqual(['frankincense']);
    expect(parseQuery('frankins ', WORDS).words).toEqual([]);
  });

  test('drops words that resemble no known word', () => {
    expect(parseQuery('purple honey', WORDS)).toEqual({ words: ['honey'], isCorrected: true });
    expect(parseQuery('qwertz', WORDS)).toEqual({ words: [], isCorrected: true });
  });

  test('returns the typed words for a literal query or an empty dictionary', () => {
    expect(parseQuery('Hony', WORDS, true)).toEqual({ words: ['hony'], isCorrected: false });
    expect(parseQuery('Hony', [])).toEqual({ words: ['hony'], isCorrected: false });
  });
});

describe('highlight', () => {
  test('highlights the beginnings of words', () => {
    expect(highlight('Sidr Honey 1 kg', ['hon'])).toEqual([
      { text: 'Sidr', match: false },
      { text: ' ', match: false },
      { text: 'Hon', match: true },
      { text: 'ey', match: false },
      { text: ' ', match: false },
      { text: '1', match: false },
      { text: ' ', match: false },
      { text: 'kg', match: false },
    ]);
  });

  test('highlights a unit behind its number', () => {
    expect(highlight('5kg bag', ['kg'])).toEqual([
      { text: '5', match: false },
      { text: 'kg', match: true },
      { text: ' ', match: false },
      { text: 'bag', match: false },
    ]);
    expect(highlight('5kg bag', ['5'])[0]).toEqual({ text: '5', match: true });
    expect(highlight('A4', ['a4'])).toEqual([{ text: 'A4', match: true }]);
  });

  test('highlights the whole word when normalizing changed its length', () => {
    expect(highlight('اللُّبان', ['لبا'])).toEqual([{ text: 'اللُّبان', match: true }]);
  });

  test('preserves the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string({ minLength: 1 })), (text, words) => {
        expect(
          highlight(text, words)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
