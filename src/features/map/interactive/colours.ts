/** The colours of the map, which follow the colour scheme of the page. */

const TOKENS = {
  water: { token: '--sea-soft', forced: 'Canvas' },
  land: { token: '--land', forced: 'Canvas' },
  coast: { token: '--control', forced: 'CanvasText' },
  borders: { token: '--choice', forced: 'GrayText' },
  circle: { token: '--sea', forced: 'Highlight' },
} as const;

export type MapColours = Record<keyof typeof TOKENS, string>;

const FORCED = '(forced-colors: active)';

const NAMES = Object.keys(TOKENS) as (keyof MapColours)[];

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
    const { token, forced } = TOKENS[name];
    probe.style.color = isForced ? forced : `var(${token})`;
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
