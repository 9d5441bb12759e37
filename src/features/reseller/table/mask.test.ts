import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getFirstLetters, mask } from './mask.ts';

describe('a masked value', () => {
  test('shows two letters at either end', () => {
    expect(mask(' Maryam 07 ')).toBe('ma•••••07');
    expect(mask('Salim Al-Rimali')).toBe('sa•••••li');
  });

  test('shows less of what is short, and nothing of a single letter', () => {
    expect(mask('Amina')).toBe('a•••••');
    expect(mask('Al')).toBe('a•••••');
    expect(mask('A')).toBe('•••••');
    expect(mask('')).toBe('•••••');
  });

  test('splits no grapheme', () => {
    expect(mask('مُحَمَّد علي')).toBe('مُحَ•••••لي');
    expect(mask('👩‍👩‍👧🏽é-name👍🏽👍🏽')).toBe('👩‍👩‍👧🏽é•••••👍🏽👍🏽');
  });

  test('never tells how long it was, nor more than four letters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,40}$/), (value) => {
        const shown = mask(value).replace('•••••', '');
        expect(shown.length).toBeLessThanOrEqual(4);
        expect(shown.length).toBeLessThan(value.length);
        expect(mask(value)).toContain('•••••');
      }),
    );
  });
});

test('the first letters of a masked value are whole graphemes', () => {
  expect(getFirstLetters('ma•••••07')).toBe('ma');
  expect(getFirstLetters('a👍🏽•••••')).toBe('a👍🏽');
  expect(getFirstLetters('')).toBe('');
});
