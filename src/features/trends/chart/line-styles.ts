/** Colours and dashes of the lines of a chart. All dashes differ, so that the lines differ without colours. */
const LINE_STYLES = [
  { color: 'text-sea', dash: undefined },
  { color: 'text-clay', dash: '7 4' },
  { color: 'text-palm', dash: '2 4' },
  { color: 'text-brass-ink', dash: '10 3 2 3' },
  { color: 'text-sea', dash: '14 5' },
  { color: 'text-clay', dash: '2 8' },
  { color: 'text-palm', dash: '10 3 2 3 2 3' },
  { color: 'text-brass-ink', dash: '5 2' },
] as const;

/** Maximum number of lines that are shown at the same time. */
export const MAX_LINES = 4;

/** Returns the style of a line by its position. Styles repeat from the ninth line on. */
export const getLineStyle = (position: number): (typeof LINE_STYLES)[number] =>
  LINE_STYLES[position % LINE_STYLES.length] ?? LINE_STYLES[0];
