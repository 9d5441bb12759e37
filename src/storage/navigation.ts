import { isModifiedClick, type Click } from '@/lib/dom/modified-click.ts';
import type { SafePromise } from '@/lib/safe-promise.ts';
import { ignoreStorageError } from './errors/storage-error.ts';

/**
 * Maximum time to delay a navigation for pending work, in milliseconds. A slow phone needs about that long to open the
 * database for the first time; usually it is a few milliseconds.
 */
const NAVIGATION_TIMEOUT_MS = 2000;

/**
 * Resolves when the work has settled, or after `NAVIGATION_TIMEOUT_MS`. Never rejects: errors are ignored because the visitor is
 * leaving.
 * @param then called at that moment; must not throw
 */
export const waitAtMost = (work: Promise<unknown>, then?: () => void): SafePromise<void> =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, NAVIGATION_TIMEOUT_MS);
    work.then(
      () => {
        resolve();
      },
      () => {
        resolve();
      },
    );
  }).then(then);

/** Number of navigations that began on this page: only the last one is continued after its work. */
let navigations = 0;

const countNavigation = () => {
  navigations += 1;
};

/**
 * Opens an address after pending work, unless the visitor has gone elsewhere meanwhile. A page that comes back from the
 * back/forward cache must not leave again.
 */
export function openAfter(work: Promise<unknown>, href: string): void {
  countNavigation();
  const own = navigations;
  for (const type of ['beforeunload', 'pagehide']) addEventListener(type, countNavigation, { once: true });
  waitAtMost(work, () => {
    if (own === navigations) location.assign(href);
  });
}

/**
 * Follows a link after pending work. Navigation aborts pending writes, so it is delayed until they finish. Links that
 * open a new tab are left to the browser. The work is background work: its storage errors are ignored.
 */
export function navigateAfter(
  click: Click & Pick<Event, 'preventDefault'>,
  href: string,
  work: Promise<unknown>,
): void {
  work.catch(ignoreStorageError);
  if (isModifiedClick(click)) return;
  click.preventDefault();
  openAfter(work, href);
}
