/** Maximum time between the two clicks of a double-click. */
const DOUBLE_CLICK_MS = 500;

/** Maximum distance between the two clicks of a double-click. */
const DOUBLE_CLICK_PX = 8;

/** The click itself, and the event that moves the focus. */
const EVENT_TYPES = ['mousedown', 'click'] as const;

const CAPTURE = { capture: true };

type Press = Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>;

/**
 * Ignores the second click of a double-click on a button that is replaced by something else, so that it does not hit
 * the element that appears under the pointer. Keys and other positions work at once.
 * @param first the click on the button
 */
export function ignoreDoubleClick(first: Press): void {
  // Clicks by keyboard have no position.
  if (first.detail === 0) return;
  const ignore = (second: MouseEvent) => {
    const distance = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
    if (second.detail === 0 || distance >= DOUBLE_CLICK_PX) return;
    second.preventDefault();
    second.stopPropagation();
  };
  for (const type of EVENT_TYPES) {
    addEventListener(type, ignore, CAPTURE);
    setTimeout(() => {
      removeEventListener(type, ignore, CAPTURE);
    }, DOUBLE_CLICK_MS);
  }
}
