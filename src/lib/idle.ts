/** Milliseconds after which a page counts as idle: a busy browser may never say that it is. */
export const IDLE_TIMEOUT_MS = 2000;

/** Calls back when the page has nothing better to do. Not every browser tells; there it is soon. */
export function runWhenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(work, 200);
}
