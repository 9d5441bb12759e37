import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { masked } from './mask.ts';

describe('a masked value', () => {
  test('shows two letters at either end', () => {
    expect(masked(' Maryam 07 ')).toBe('ma•••••07');
    expect(masked('Salim Al-Rimali')).toBe('sa•••••li');
  });

  test('shows less of what is short, and nothing of a single letter', () => {
    expect(masked('Amina')).toBe('a•••••');
    expect(masked('Al')).toBe('a•••••');
    expect(masked('A')).toBe('•••••');
    expect(masked('')).toBe('•••••');
  });

  test('cuts no letter in two', () => {
    expect(masked('مُحَمَّد علي')).toBe('مُحَ•••••لي');
    expect(masked('👩‍👩‍👧🏽é-name👍🏽👍🏽')).toBe('👩‍👩‍👧🏽é•••••👍🏽👍🏽');
  });

  test('never tells how long it was, nor more than four letters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,40}$/), (value) => {
        const shown = masked(value).replace('•••••', '');
        expect(shown.length).toBeLessThanOrEqual(4);
        expect(shown.length).toBeLessThan(value.length);
        expect(masked(value)).toContain('•••••');
      }),
    );
  });
});
