import type { SurePromise } from '@/lib/sure-promise.ts';

/**
 * The longest a visitor waits for something to be kept before the next page, in milliseconds: a slow phone that opens its
 * database for the first time needs about that. Otherwise it is a blink.
 */
const PATIENCE = 2000;

/**
 * Settles when the work has, or when waiting any longer would be felt. What fails is not told: the visitor is leaving.
 * @param then called at that moment; it cannot fail
 */
export const waitAtMost = (work: Promise<unknown>, then?: () => void): SurePromise<void> =>
  new Promise<void>((go) => {
    setTimeout(go, PATIENCE);
    work.then(
      () => {
        go();
      },
      () => {
        go();
      },
    );
  }).then(then);

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'>;

/** Follows a link once something was kept: a page that goes takes what it is writing with it. New tabs open at once. */
export function navigateAfter(click: Click, href: string, work: Promise<unknown>): void {
  if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
  click.preventDefault();
  waitAtMost(work, () => {
    location.assign(href);
  });
}
