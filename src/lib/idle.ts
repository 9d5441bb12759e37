/** Maximum time in milliseconds to wait for idle time: on a busy page the browser may never report any. */
const IDLE_TIMEOUT_MS = 2000;

/** Calls back when the page is idle, or after a short delay in browsers without `requestIdleCallback`. */
export function runWhenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(work, 200);
}
