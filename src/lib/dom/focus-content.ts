/**
 * Moves the keyboard focus to the content of the page, for a control over the page that disappears when it is used. The page
 * does not scroll.
 */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
