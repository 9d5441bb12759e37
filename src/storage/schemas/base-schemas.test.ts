import * as v from 'valibot';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPropertyOptions } from '@/lib/testing/property-options.ts';
import { Json } from './base-schemas.ts';

/** Returns JSON with a number of lists or objects around it. */
const nest = (inner: string, levels: number, [start, end]: readonly [string, string]): unknown =>
  JSON.parse(`${start.repeat(levels)}${inner}${end.repeat(levels)}`);

const LIST = ['[', ']'] as const;
const OBJECT = ['{"a":', '}'] as const;

/** Property names that valibot drops, because no object may have them. */
const DROPPED = /"(?:__proto__|prototype|constructor)":/;

describe('a JSON value', () => {
  test('is returned as it is', () => {
    const value = fc.json({ maxDepth: 8 }).filter((text) => !DROPPED.test(text));
    fc.assert(
      fc.property(value, (text) => {
        expect(v.parse(Json, JSON.parse(text))).toEqual(JSON.parse(text));
      }),
      createPropertyOptions(100),
    );
  });

  test.each([{ signs: LIST }, { signs: OBJECT }])('has up to 50 levels of $signs', ({ signs }) => {
    expect(v.is(Json, nest('1', 50, signs))).toBe(true);
    expect(v.is(Json, nest('1', 51, signs))).toBe(false);
    expect(v.is(Json, nest('1', 5_000, signs))).toBe(false);
  });

  test.each([undefined, Number.NaN, Infinity, 1n, Symbol('a'), () => 1, [undefined], { a: Infinity }])(
    'is not %o',
    (value) => {
      expect(v.is(Json, value)).toBe(false);
    },
  );

  // With a time that doubles with each level, it would never end.
  test.each([{ signs: LIST }, { signs: OBJECT }])(
    'is rejected at once for a number in many levels of $signs',
    ({ signs }) => {
      expect(v.is(Json, nest('1e999', 40, signs))).toBe(false);
    },
  );
});
