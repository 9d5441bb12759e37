import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getRemainingText, joinTexts } from './remaining-text.ts';

test('nothing that was typed after a post is lost, and nothing of the post stays', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (posted, next) => {
      expect(getRemainingText(posted, `${posted}${next}`)).toBe(next.trimStart());
    }),
  );
});

test('a draft that was read after the press stays before what was typed, without the post', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), fc.string(), (restored, posted, next) => {
      const typed = `${joinTexts(restored, posted)}${next}`;
      expect(getRemainingText(posted, typed, restored)).toBe(joinTexts(restored, next.trimStart()));
    }),
  );
  expect(getRemainingText('Dates', 'Dates of Nizwa', 'Honey')).toBe('of Nizwa');
});

test('a text that was changed before its end stays', () => {
  expect(getRemainingText('Honey is here', 'Fresh honey is here')).toBe('Fresh honey is here');
  expect(getRemainingText('Honey is here', 'Honey')).toBe('Honey');
  expect(getRemainingText('Honey is here', '')).toBe('');
});
