/** The longest time between the two presses of a double click, in milliseconds; a hand moves a few pixels between them. */
const DOUBLE = { milliseconds: 500, pixels: 8 };

/** The click itself, and what would take the focus from where it has gone. */
const PRESSES = ['mousedown', 'click'] as const;

type Press = Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>;

/**
 * Called with the press of a button that makes way for something else: who is used to pressing twice would otherwise
 * press whatever has come to stand under the pointer, such as a link away from the page. Keys and other places on the
 * screen work on at once.
 */
export function ignoreDoubleClick(first: Press): void {
  // A key has no place on the screen.
  if (first.detail === 0) return;
  const near = (second: Press) =>
    second.detail > 0 &&
    Math.abs(second.clientX - first.clientX) < DOUBLE.pixels &&
    Math.abs(second.clientY - first.clientY) < DOUBLE.pixels;
  const spare = (second: MouseEvent) => {
    if (!near(second)) return;
    second.preventDefault();
    second.stopPropagation();
  };
  for (const type of PRESSES) addEventListener(type, spare, { capture: true });
  setTimeout(() => {
    for (const type of PRESSES) removeEventListener(type, spare, { capture: true });
  }, DOUBLE.milliseconds);
}
