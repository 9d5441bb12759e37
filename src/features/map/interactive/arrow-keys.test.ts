import { describe, expect, test } from 'vitest';
import { findNext } from './arrow-keys.ts';

const right = { x: 1, y: 0 };
const up = { x: 0, y: -1 };
const from = { x: 100, y: 100 };

describe('findNext', () => {
  test('prefers what is straight ahead, even if something at the side is nearer', () => {
    const [ahead, aside] = [
      { x: 160, y: 104 },
      { x: 120, y: 145 },
    ];
    expect(findNext(from, [aside, ahead], right)).toBe(ahead);
  });

  test('ignores what is behind, beside and at the same position', () => {
    expect(findNext(from, [from, { x: 90, y: 100 }, { x: 100, y: 50 }], right)).toBeUndefined();
  });

  test('goes up to smaller positions', () => {
    expect(
      findNext(
        from,
        [
          { x: 100, y: 140 },
          { x: 110, y: 40 },
        ],
        up,
      ),
    ).toEqual({ x: 110, y: 40 });
  });
});
