/** Layout of a vertical bar chart that starts at zero. */

/** Position of a bar: `x` and `width` in percent, `y` and `height` in the unit of the chart's height, `y` from the top. */
export type Bar = { x: number; width: number; y: number; height: number };

/** Share of its column that a bar fills. */
const FILLED = 0.62;

const round = (value: number) => Math.round(value * 100) / 100;

/** Returns a bar for each value; the highest value fills the height. Values must not be negative. */
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
