/** Colours and dashes of the lines of a chart. Lines of several markets differ by both, so that they differ without colours. */
const LINE_STYLES = [
  { color: 'text-sea', dash: undefined },
  { color: 'text-clay', dash: '7 4' },
  { color: 'text-palm', dash: '2 4' },
  { color: 'text-brass-ink', dash: '10 3 2 3' },
] as const;

/** Maximum number of lines that are shown at the same time. */
export const MAX_LINES = LINE_STYLES.length;

/** Returns the style of a line by its position. Styles repeat after the maximum number of lines. */
export const getLineStyle = (position: number): (typeof LINE_STYLES)[number] =>
  LINE_STYLES[position % LINE_STYLES.length] ?? LINE_STYLES[0];
