/** A chart of bars side by side, from zero up. */

/** Across in percent of the width, upright in the unit of the height; `y` is counted from the top. */
export type Bar = { x: number; width: number; y: number; height: number };

/** How much of its share of the width a bar takes. */
const FILLED = 0.62;

const round = (value: number) => Math.round(value * 100) / 100;

/** A bar for each value, as high as there is room for the highest. Values are not below zero. */
export function layoutBars(values: readonly number[], height: number): Bar[] {
  const share = 100 / values.length;
  const most = Math.max(...values);
  return values.map((value, position) => {
    const tall = most === 0 ? 0 : (value / most) * height;
    return {
      x: round((position + (1 - FILLED) / 2) * share),
      width: round(share * FILLED),
      y: round(height - tall),
      height: round(tall),
    };
  });
}
