/** Maximum time between the two clicks of a double-click. */
const DOUBLE_CLICK_MS = 500;

/** Maximum distance between the two clicks of a double-click, in each direction. */
const DOUBLE_CLICK_PX = 8;

/** The click itself, and the event that moves the focus. */
const EVENT_TYPES = ['mousedown', 'click'] as const;

type Press = Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>;

/**
 * Ignores the second click of a double-click on a button that is replaced by something else, so that it does not hit
 * the element that appears under the pointer. Keys and other positions work at once.
 * @param first the click on the button
 */
export function ignoreDoubleClick(first: Press): void {
  // Clicks by keyboard have no position.
  if (first.detail === 0) return;
  const isSecondClick = (second: Press) =>
    second.detail > 0 &&
    Math.abs(second.clientX - first.clientX) < DOUBLE_CLICK_PX &&
    Math.abs(second.clientY - first.clientY) < DOUBLE_CLICK_PX;
  const ignore = (second: MouseEvent) => {
    if (!isSecondClick(second)) return;
    second.preventDefault();
    second.stopPropagation();
  };
  const listening = new AbortController();
  for (const type of EVENT_TYPES) addEventListener(type, ignore, { capture: true, signal: listening.signal });
  setTimeout(() => {
    listening.abort();
  }, DOUBLE_CLICK_MS);
}
