/**
 * The sheet with the list, which scrolls over the map on phones. Scrolling is the browser's own: the map sticks to the top of the
 * page. The handle of the sheet is a button that opens and closes it, and a mouse can drag it; a finger scrolls the page.
 */
import { readLabels } from '@/lib/messages.ts';
import type { MapLabels } from './labels.ts';

/** Distance from the top of the page in pixels at which the sheet counts as open: it covers the map up to the top bar. */
const OPEN_TOP = 120;

/** Movement in pixels from which on pressing the handle is a drag instead of a click. */
const DRAG_DISTANCE = 4;

/** Connects the handle. Returns a function that uncovers the map. */
export function connectSheet(root: HTMLElement): () => void {
  const handle = root.querySelector<HTMLButtonElement>('[data-sheet-handle]');
  if (!handle) return () => undefined;
  const { sheet } = readLabels<Pick<MapLabels, 'sheet'>>(root);
  // On wider screens the list is beside or below the map, and the handle is hidden.
  const isSheet = () => handle.offsetParent !== null;
  const isOpen = () => handle.getBoundingClientRect().top <= OPEN_TOP;
  const scroll = (top: number) => {
    const hasReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollBy({ top, behavior: hasReducedMotion ? 'instant' : 'smooth' });
  };
  const close = () => {
    if (isSheet()) scroll(-scrollY);
  };
  const update = () => {
    if (!isSheet()) return;
    const isOpenNow = isOpen();
    if (handle.ariaExpanded === String(isOpenNow)) return;
    handle.ariaExpanded = String(isOpenNow);
    handle.ariaLabel = isOpenNow ? sheet.close : sheet.open;
  };
  addEventListener('scroll', update, { passive: true });

  let dragged = 0;
  handle.addEventListener('pointerdown', ({ pointerId, pointerType }) => {
    dragged = 0;
    if (pointerType === 'mouse') handle.setPointerCapture(pointerId);
  });
  handle.addEventListener('pointermove', ({ movementY, pointerId }) => {
    if (!handle.hasPointerCapture(pointerId)) return;
    dragged += Math.abs(movementY);
    scrollBy({ top: -movementY, behavior: 'instant' });
  });
  handle.addEventListener('click', ({ detail }) => {
    // A click by keyboard has no detail, and follows no drag.
    if (detail > 0 && dragged > DRAG_DISTANCE) return;
    if (isOpen()) close();
    else scroll(handle.getBoundingClientRect().top - OPEN_TOP / 2);
  });
  return close;
}
