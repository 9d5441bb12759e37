/** Calls back when the page has nothing better to do. Not every browser tells; there it is soon. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 3000 });
  else setTimeout(work, 200);
}
