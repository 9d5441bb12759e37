import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getEditDistance } from './edit-distance.ts';

const word = fc.stringMatching(/^[a-eابت]{1,9}$/);

describe('edits', () => {
  test.each([
    ['honey', 'honey', 0],
    ['hony', 'honey', 1],
    ['hnoey', 'honey', 1],
    ['frankinsence', 'frankincense', 2],
    ['اللبان', 'لبان', 2],
    ['ab', 'ba', 1],
    ['', 'abc', 3],
  ])('%s and %s: %i', (one, other, count) => {
    expect(getEditDistance(one, other)).toBe(count);
  });

  test('counts a swap of adjacent letters as one edit', () => {
    fc.assert(
      fc.property(word, fc.nat(), (text, position) => {
        const at = position % Math.max(1, text.length - 1);
        const swapped =
          text.slice(0, at) +
          text
            .slice(at, at + 2)
            .split('')
            .reverse()
            .join('') +
          text.slice(at + 2);
        expect(getEditDistance(swapped, text)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('is zero only for equal words, and at most the length of the longer one', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const count = getEditDistance(one, other);
        expect(count === 0).toBe(one === other);
        expect(count).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });
});
