/** Sizes of the drawings of a chart. Text does not scale with the screen, so narrow screens get a drawing of their own. */
import type { ChartSize } from './layout-chart.ts';

export const WIDE_CHART: ChartSize = {
  width: 860,
  height: 300,
  margin: { top: 16, right: 116, bottom: 34, left: 52 },
  labelGap: 19,
};

export const NARROW_CHART: ChartSize = {
  width: 340,
  height: 240,
  margin: { top: 14, right: 84, bottom: 30, left: 42 },
  labelGap: 18,
};

/**
 * Margins of the slider below the two drawings: the shares of their widths that their own margins have, so that the slider is as
 * wide as the plot. The time of a drawing runs from left to right in every language.
 */
export const SLIDER_CLASS = 'ml-[12.35%] mr-[24.7%] tablet:ml-[6%] tablet:mr-[13.5%]';

/** Names of markets are longer than the labels of a band. */
export const WIDE_COMPARISON: ChartSize = { ...WIDE_CHART, margin: { ...WIDE_CHART.margin, right: 210 } };

/** On a narrow screen the names are below the drawing. */
export const NARROW_COMPARISON: ChartSize = { ...NARROW_CHART, margin: { ...NARROW_CHART.margin, right: 16 } };
