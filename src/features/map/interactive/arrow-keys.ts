/** Keys of the pins: all of them are one tab stop, and arrow keys go from pin to pin. */

type Position = { x: number; y: number };

const DIRECTIONS: Record<string, Position> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Weight of a pixel across the direction of the key, compared with one along it. */
const ACROSS_WEIGHT = 2;

/** Returns the nearest of several positions in a direction, mostly straight ahead; undefined if there is none. */
export function findNext<Item extends Position>(
  from: Position,
  items: readonly Item[],
  direction: Position,
): Item | undefined {
  let [best, least]: [Item | undefined, number] = [undefined, Infinity];
  for (const item of items) {
    const [dx, dy] = [item.x - from.x, item.y - from.y];
    const along = dx * direction.x + dy * direction.y;
    const cost = along + ACROSS_WEIGHT * Math.abs(dx * direction.y - dy * direction.x);
    if (along > 0 && cost < least) [best, least] = [item, cost];
  }
  return best;
}

/** Gives the tab stop to one of the pins in view, if none of them has it. */
export function keepTabStop(inView: readonly HTMLButtonElement[]): void {
  const [first] = inView;
  if (first && !inView.some(({ tabIndex }) => tabIndex === 0)) setTabStop(first);
}

function setTabStop(button: HTMLButtonElement): void {
  for (const other of button.parentElement?.querySelectorAll<HTMLButtonElement>('button[tabindex="0"]') ?? []) {
    other.tabIndex = -1;
  }
  button.tabIndex = 0;
}

/** Moves the focus from pin to pin with the arrow keys; Home and End go to the first and the last one. */
export function addArrowKeys(layer: HTMLElement): void {
  layer.addEventListener('keydown', (event) => {
    const { target, key, altKey, ctrlKey, metaKey } = event;
    // Keys of the browser, such as Alt and an arrow, which move through the history.
    if (altKey || ctrlKey || metaKey) return;
    const direction = DIRECTIONS[key];
    if (!(target instanceof HTMLButtonElement) || !(direction || key === 'Home' || key === 'End')) return;
    // Otherwise the map would move as well.
    event.stopPropagation();
    event.preventDefault();
    const frame = layer.parentElement?.getBoundingClientRect();
    const buttons = [...layer.querySelectorAll('button')]
      .map((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return { button, x: x + width / 2, y: y + height / 2 };
      })
      // Pins are also drawn a little outside of the frame, where the focus is not visible.
      .filter(({ x, y }) => !frame || (x > frame.left && x < frame.right && y > frame.top && y < frame.bottom));
    const from = buttons.find(({ button }) => button === target);
    const inOrder = key === 'Home' ? buttons.at(0) : buttons.at(-1);
    const next = direction ? from && findNext(from, buttons, direction) : inOrder;
    next?.button.focus({ preventScroll: true });
  });
  layer.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLButtonElement) setTabStop(target);
  });
}
