import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withSearch } from './recents.ts';

describe('withSearch', () => {
  test('puts the newest first and each only once', () => {
    expect(withSearch(['dates', 'honey'], 'honey')).toEqual(['honey', 'dates']);
    expect(withSearch(['dates', 'Sidr  HONEY'], ' sidr honey ')).toEqual(['sidr honey', 'dates']);
    expect(withSearch(['اللُّبان'], 'لبان')).toEqual(['لبان']);
  });

  test('does not keep an empty one', () => {
    expect(withSearch(['dates'], '  ')).toEqual(['dates']);
  });

  test('keeps the last ten', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 30 }), (texts) => {
        const kept = texts.reduce<string[]>((searches, text) => withSearch(searches, text), []);
        expect(kept).toEqual(texts.toReversed().slice(0, 10));
      }),
    );
  });
});
