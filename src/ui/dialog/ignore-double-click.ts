/** Maximum time between the two clicks of a double-click. */
const DOUBLE_CLICK_MS = 500;

/** Maximum distance between the two clicks of a double-click. */
const DOUBLE_CLICK_PX = 8;

/** The click itself, and the event that moves the focus. */
const EVENT_TYPES = ['mousedown', 'click'] as const;

const CAPTURE = { capture: true };

type Press = Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>;

/**
 * Ignores the second click of a double-click on a button that is replaced or covered by something else, so that it does not hit
 * the element that appears under the pointer. Keys and other positions work at once; a click elsewhere ends this.
 * @param first the click on the button
 */
export function ignoreDoubleClick(first: Press): void {
  // Clicks by keyboard have no position.
  if (first.detail === 0) return;
  const ignore = (second: MouseEvent) => {
    if (second.detail === 0) return;
    if (Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) >= DOUBLE_CLICK_PX) {
      stop();
      return;
    }
    second.preventDefault();
    second.stopPropagation();
  };
  const stop = () => {
    for (const type of EVENT_TYPES) removeEventListener(type, ignore, CAPTURE);
  };
  for (const type of EVENT_TYPES) addEventListener(type, ignore, CAPTURE);
  setTimeout(stop, DOUBLE_CLICK_MS);
}
