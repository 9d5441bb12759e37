import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rejectValue, acceptValue } from '../model/validation.ts';
import { BLANK_TEXT, createField, MARKUP_TEXT, NO_VALUE, CONTEXT } from '../testing/fields.ts';
import { splitPending, addTags, withPending } from '../inputs/tag-list.ts';
import { keywords } from './keywords.tsx';

const check = (typed: readonly string[], max = 10) =>
  keywords.validate(createField('keywords', { max }), typed, CONTEXT);

describe('keywords field', () => {
  test.each([
    ['commas', 'honey,dates', ['honey', 'dates']],
    ['Arabic commas', 'عسل، تمر', ['عسل', 'تمر']],
    ['semicolons', 'honey; dates', ['honey', 'dates']],
    ['lines', 'honey\r\ndates\rfish\n', ['honey', 'dates', 'fish']],
    ['several of them', ' ,honey,, ;dates,\n', ['honey', 'dates']],
  ])('splits keywords at %s', (_, typed, keywords) => {
    expect(addTags([], typed)).toEqual(keywords);
  });

  test('keeps keywords of several words together', () => {
    expect(addTags([], '  school   uniform , sidr\thoney ')).toEqual(['school uniform', 'sidr honey']);
  });

  test('removes duplicates and keeps the spelling of the first', () => {
    expect(addTags(['Honey'], 'HONEY, dates, Dates , honey')).toEqual(['Honey', 'dates']);
    expect(addTags([], 'Caf\u00e9, CAFE\u0301')).toEqual(['Café']);
    expect(addTags([], 'honey, ho\u200bney, honey\u202e')).toEqual(['honey']);
    expect(addTags([], 'عسل،عسل')).toEqual(['عسل']);
  });

  test.each(['__proto__', 'constructor', 'toString'])('accepts %s as a keyword', (word) => {
    expect(addTags([word], `${word}, honey`)).toEqual([word, 'honey']);
  });

  test('adds keywords after the existing ones', () => {
    const there = Object.freeze(['b', 'a']);
    expect(addTags(there, 'c,a')).toEqual(['b', 'a', 'c']);
    expect(addTags(there, '')).toEqual(['b', 'a']);
  });

  test('truncates keywords to 40 characters without splitting a character or ending in a space', () => {
    expect(addTags([], 'x'.repeat(40))).toEqual(['x'.repeat(40)]);
    expect(addTags([], 'x'.repeat(41))).toEqual(['x'.repeat(40)]);
    expect(addTags([], '👍'.repeat(41))).toEqual(['👍'.repeat(40)]);
    expect(addTags([], `${'x'.repeat(39)} yz`)).toEqual(['x'.repeat(39)]);
  });

  test.each(MARKUP_TEXT)('keeps %s unchanged', (_, typed) => {
    const keywords = typed.split(/[;\n]/).filter(Boolean);
    expect(addTags([], typed)).toEqual(keywords);
  });

  test.each(BLANK_TEXT)('treats %s as no answer', (_, typed) => {
    expect(check([typed])).toEqual(NO_VALUE);
  });

  test('has no answer without keywords', () => {
    expect(check([])).toEqual(NO_VALUE);
    expect(check(['', ' , '])).toEqual(NO_VALUE);
  });

  test('counts duplicates once when it checks the maximum of the field', () => {
    expect(check(['a', 'b', 'c'], 3)).toEqual(acceptValue(['a', 'b', 'c']));
    expect(check(['a', 'b', 'c', 'd'], 3)).toEqual(rejectValue('tooManyKeywords', { max: 3 }));
    expect(check(['a', 'A', 'a,b', 'c'], 3)).toEqual(acceptValue(['a', 'b', 'c']));
    expect(check(['a,b,c,d'], 3)).toEqual(rejectValue('tooManyKeywords', { max: 3 }));
  });

  test('handles 20,000 keywords that are pasted at once', () => {
    const sheet = Array.from({ length: 20_000 }, (_, row) => `w${row}`).join('\n');
    expect(addTags([], sheet)).toHaveLength(20_000);
    expect(check([sheet])).toEqual(rejectValue('tooManyKeywords', { max: 10 }));
  });

  test('keeps the typed order and does not change when keywords are added again', () => {
    const word = fc.stringMatching(/^[a-cA-C ]{0,4}$/);
    fc.assert(
      fc.property(fc.array(word), (typedKeywords) => {
        const all = addTags([], typedKeywords.join(','));
        expect(addTags(all, typedKeywords.join(';'))).toEqual(all);
        expect(addTags([], all.join('\n'))).toEqual(all);
        const low = all.map((one) => one.toLowerCase());
        expect(new Set(low).size).toBe(low.length);
        const places = all.map((one) => typedKeywords.findIndex((typed) => typed.trim().replace(/ +/g, ' ') === one));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });

  test('counts pending text as keywords and reports it when it is too long', () => {
    expect(check(withPending(['honey'], 'dates, oud'))).toEqual(acceptValue(['honey', 'dates', 'oud']));
    expect(check(withPending([], 'honey'))).toEqual(acceptValue(['honey']));
    expect(check(withPending([], ' '))).toEqual(NO_VALUE);
    expect(check(withPending([], 'x'.repeat(41)))).toEqual(rejectValue('tooLong', { max: 40 }));
    expect(keywords.isValidDraft(withPending(['honey'], 'dat'))).toBe(true);
  });

  test('separates keywords from pending text', () => {
    const keyword = fc.string().map((text) => addTags([], text)[0] ?? 'x');
    fc.assert(
      fc.property(fc.array(keyword), fc.string(), (keywords, pending) => {
        expect(splitPending(withPending(keywords, pending))).toEqual({ keywords, pending });
      }),
    );
  });

  test('formats the keywords as a list with commas', () => {
    expect(keywords.format(createField('keywords'), ['honey', 'dates'])).toBe('honey, dates');
  });

  test.each([[[]], [['honey']], [['']]])('accepts %j as a draft value', (value) => {
    expect(keywords.isValidDraft(value)).toBe(true);
  });

  test.each([['honey'], [[1]], [['honey', null]], [{ 0: 'honey', length: 1 }], [null], [undefined]])(
    'rejects %j as a draft value',
    (value) => {
      expect(keywords.isValidDraft(value)).toBe(false);
    },
  );
});
