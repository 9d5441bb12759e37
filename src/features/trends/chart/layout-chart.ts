/** Layout of rate charts: lines over months with an optional band, without a legend. Lengths are pixels of the picture. */
import { scaleLinear, scalePoint } from 'd3-scale';
import { area, line } from 'd3-shape';

/** A line of the chart with a value for each month, in US cents. */
export type ChartLine = { id: string; label: string; cents: readonly number[] };

/** Lowest and highest value of each month, in US cents. */
export type ChartBand = readonly { low: number; high: number }[];

export type ChartSize = {
  width: number;
  height: number;
  /** Space for the labels of the axes and, after the plot, of the lines. */
  margin: { top: number; right: number; bottom: number; left: number };
  /** Minimum distance between the labels of two lines. */
  labelGap: number;
};

type Position = { x: number; y: number };

export type ChartLayout = {
  plot: { left: number; right: number; top: number; bottom: number };
  /** Grid lines with their values in US cents. */
  grid: readonly { y: number; cents: number }[];
  /** The horizontal position of each month. */
  months: readonly number[];
  /** The outline of the band as an SVG path; empty without a band. */
  band: string;
  lines: readonly { id: string; label: string; path: string; points: readonly Position[]; labelY: number }[];
  /** The ends of the band and the vertical positions of their labels. */
  bandEnd?: { low: { cents: number; labelY: number }; high: { cents: number; labelY: number } };
};

const GRID_LINES = 4;

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * Moves labels apart, so that neighbours have a minimum distance; their order stays. Returns the positions in the order of
 * the argument.
 */
export function separateLabels(positions: readonly number[], gap: number, [top, bottom]: [number, number]): number[] {
  const sorted = positions.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y || a.index - b.index);
  for (const [order, label] of sorted.entries()) {
    label.y = Math.max(label.y, (sorted[order - 1]?.y ?? top - gap) + gap);
  }
  // Labels below the plot move up, and push the ones above them.
  for (const [order, label] of [...sorted.entries()].reverse()) {
    label.y = Math.min(label.y, (sorted[order + 1]?.y ?? bottom + gap) - gap);
  }
  const separated = [...positions];
  for (const { y, index } of sorted) separated[index] = round(y);
  return separated;
}

/** Lays out a chart. All lines and the band have one value a month. */
export function layoutChart(lines: readonly ChartLine[], band: ChartBand, size: ChartSize): ChartLayout {
  const { width, height, margin } = size;
  const plot = { left: margin.left, right: width - margin.right, top: margin.top, bottom: height - margin.bottom };
  const values = [...lines.flatMap(({ cents }) => cents), ...band.flatMap(({ low, high }) => [low, high])];
  const toY = scaleLinear()
    .domain([Math.min(...values), Math.max(...values)])
    .nice(GRID_LINES)
    .range([plot.bottom, plot.top]);
  const count = Math.max(0, ...lines.map(({ cents }) => cents.length));
  const toX = scalePoint<number>()
    .domain(Array.from({ length: count }, (_, month) => month))
    .range([plot.left, plot.right]);
  const x = (month: number): number => round(toX(month) ?? plot.left);
  const y = (cents: number): number => round(toY(cents));

  const toLine = line<number>()
    .x((_, month) => x(month))
    .y(y)
    .digits(1);
  const toBand = area<{ low: number; high: number }>()
    .x((_, month) => x(month))
    .y0(({ low }) => y(low))
    .y1(({ high }) => y(high))
    .digits(1);

  const last = band.at(-1);
  const ends = [...lines.map(({ cents }) => y(cents.at(-1) ?? 0)), ...(last ? [y(last.low), y(last.high)] : [])];
  const labels = separateLabels(ends, size.labelGap, [plot.top, plot.bottom]);
  return {
    plot,
    // Parts of a cent would have the same label as the next cent.
    grid: toY
      .ticks(GRID_LINES)
      .filter(Number.isInteger)
      .map((cents) => ({ y: y(cents), cents })),
    months: Array.from({ length: count }, (_, month) => x(month)),
    band: band.length > 0 ? (toBand([...band]) ?? '') : '',
    lines: lines.map(({ id, label, cents }, index) => ({
      id,
      label,
      path: toLine([...cents]) ?? '',
      points: cents.map((value, month) => ({ x: x(month), y: y(value) })),
      labelY: labels[index] ?? 0,
    })),
    ...(last && {
      bandEnd: {
        low: { cents: last.low, labelY: labels.at(-2) ?? 0 },
        high: { cents: last.high, labelY: labels.at(-1) ?? 0 },
      },
    }),
  };
}
