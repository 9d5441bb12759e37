/** The colours of the map, which follow the colour scheme of the page. */

/** The colour of shallow water: opaque, so that the overlaps of a line with itself are invisible. */
const mixShallows = (percent: number) => `color-mix(in oklab, var(--sea-soft), var(--sea) ${percent}%)`;

const COLOURS = {
  water: { colour: 'var(--sea-soft)', forced: 'Canvas' },
  outerShallows: { colour: mixShallows(3), forced: 'Canvas' },
  middleShallows: { colour: mixShallows(7), forced: 'Canvas' },
  innerShallows: { colour: mixShallows(11), forced: 'Canvas' },
  land: { colour: 'var(--land)', forced: 'Canvas' },
  coast: { colour: 'var(--control)', forced: 'CanvasText' },
  borders: { colour: 'var(--choice)', forced: 'GrayText' },
  circle: { colour: 'var(--sea)', forced: 'Highlight' },
} as const;

export type MapColours = Record<keyof typeof COLOURS, string>;

const FORCED = '(forced-colors: active)';

const NAMES = Object.keys(COLOURS) as (keyof MapColours)[];

/** Reads the colours as the map library needs them: it does not know the notation of the tokens. */
export function readColours(parent: HTMLElement): MapColours {
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.style.setProperty('forced-color-adjust', 'none');
  parent.append(probe);
  const isForced = matchMedia(FORCED).matches;
  // One pixel for each colour.
  const context = new OffscreenCanvas(NAMES.length, 1).getContext('2d');
  for (const [position, name] of NAMES.entries()) {
    const { colour, forced } = COLOURS[name];
    probe.style.color = isForced ? forced : colour;
    if (!context) continue;
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(position, 0, 1, 1);
  }
  probe.remove();
  const pixels = context?.getImageData(0, 0, NAMES.length, 1).data ?? [];
  const read = (name: keyof MapColours): string => {
    const start = NAMES.indexOf(name) * 4;
    return `rgb(${[...pixels.slice(start, start + 3)].join(', ')})`;
  };
  return {
    water: read('water'),
    outerShallows: read('outerShallows'),
    middleShallows: read('middleShallows'),
    innerShallows: read('innerShallows'),
    land: read('land'),
    coast: read('coast'),
    borders: read('borders'),
    circle: read('circle'),
  };
}

/** Calls back when the visitor changes the colour scheme or forces colours. */
export function watchColours(onChange: () => void): void {
  for (const query of ['(prefers-color-scheme: dark)', FORCED]) matchMedia(query).addEventListener('change', onChange);
}
