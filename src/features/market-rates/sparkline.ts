/** Geometry of sparklines: small line charts without axes. */

/** Returns the corners of the line in a box as [x, y] with one decimal: the lowest value at the bottom, the newest at the end. */
export function layoutSparkline(values: readonly number[], width: number, height: number): [number, number][] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const round = (value: number) => Math.round(value * 10) / 10;
  return values.map((value, position) => [
    round((position / Math.max(1, values.length - 1)) * width),
    round(high === low ? height / 2 : height * (1 - (value - low) / (high - low))),
  ]);
}
