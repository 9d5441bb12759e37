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
  waitAtMost(work, () => {
    location.assign(href);
  });
}
