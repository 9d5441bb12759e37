import { describe, expect, test } from 'vitest';
import { bad, good } from '../model/validation.ts';
import { BLANK, field, HUGE, LITERAL, NOTHING, NOW, PLACES } from '../testing/fields.ts';
import { place } from './location.tsx';

const check = (typed: string, places = PLACES) => place.check(field('place', { places }), typed, NOW);

describe('a place', () => {
  test.each(BLANK)('of %s is no answer', (_, typed) => {
    expect(check(typed)).toEqual(NOTHING);
  });

  test.each(['Muscat', 'muscat', 'MUSCAT', '  Muscat\n', 'Mus\u200bcat'])(
    'that is known has its id, also as %j',
    (typed) => {
      expect(check(typed)).toEqual(good({ name: 'Muscat', id: 'muscat' }));
    },
  );

  test('that is not known is kept as it was written', () => {
    expect(check('Al  Hamra')).toEqual(good({ name: 'Al Hamra' }));
    expect(check('مسقط')).toEqual(good({ name: 'مسقط' }));
    expect(check('Musca')).toEqual(good({ name: 'Musca' }));
    expect(check('Muscat', [])).toEqual(good({ name: 'Muscat' }));
  });

  test.each(LITERAL)('may be %s', (_, typed) => {
    expect(check(typed)).toEqual(good({ name: typed }));
  });

  test('has at most 80 characters', () => {
    expect(check('x'.repeat(80))).toEqual(good({ name: 'x'.repeat(80) }));
    expect(check('x'.repeat(81))).toEqual(bad('tooLong', { most: 80 }));
    expect(check(HUGE)).toEqual(bad('tooLong', { most: 80 }));
  });

  test('reads as its name', () => {
    expect(place.text(field('place'), { name: 'Muscat', id: 'muscat' })).toBe('Muscat');
  });
});
