/** Loads scripts when they are needed, so that pages stay small. */
import type { SafePromise } from '@/lib/safe-promise.ts';
import { hasStoredData, waitForData } from '@/storage/presence-flag.ts';

/**
 * Loads a script when the visitor is about to use an element: a pointer or the focus enters it, or it is opened. A click meanwhile
 * waits until the script is loaded. If it cannot be loaded, the next such event or the return of the network retries. A click then
 * shows the text `data-failed` of the element, and the next one that fails reloads the page; without that text, a click has the
 * effect that it has without scripts.
 * @param selector of an element that every page with the shell contains
 * @param clickable selector of the elements whose clicks wait
 * @returns a function that loads the script earlier
 */
function loadWhenUsed(selector: string, clickable: string, importScript: () => Promise<unknown>): () => void {
  const element = document.querySelector(selector) as unknown as HTMLElement;
  let isLoading = false;
  let clicked: HTMLElement | undefined;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    element.onclick = (event) => {
      const target = (event.target as Element).closest<HTMLButtonElement>(clickable);
      // Enter in a field also clicks the button of its form, which handles that.
      if (!target || (target.form && !event.detail && target !== document.activeElement)) return;
      event.preventDefault();
      clicked = target;
      load();
    };
    const release = () => {
      element.onclick = null;
      clicked?.click();
    };
    importScript().then(release, (error: unknown) => {
      console.error(error);
      isLoading = false;
      addEventListener('online', load);
      const failure = element.querySelector<HTMLElement>('[data-failed]');
      if (!failure) release();
      else if (clicked) {
        // Firefox never requests a module again that it could not load, until the page is loaded again.
        if (failure.textContent && navigator.onLine) location.reload();
        failure.textContent = (failure.dataset as { failed: string }).failed;
      }
      clicked = undefined;
    }) as SafePromise<unknown>;
  };
  // Toggle events do not bubble.
  for (const type of ['pointerover', 'focusin', 'beforetoggle']) element.addEventListener(type, load, true);
  if (element.contains(document.activeElement)) load();
  return load;
}

loadWhenUsed('#search-box', 'button', () => import('@/features/search/panel/hydrate-search-box.tsx'));
loadWhenUsed('#logout', 'a', () => import('./logout.ts'));
waitForData(loadWhenUsed('ino-notifications', 'a,[data-read]', () => import('./notifications/notifications.ts')));
waitForData(() => {
  import('./own-data.ts').catch(() => undefined);
});
if (hasStoredData() === undefined) import('@/storage/errors/preload-loss.ts').catch(() => undefined);
// Pages without the shell have `capture-on-arrival.ts`. `REFERRAL_PARAMETER` is not imported: its module would add to each page.
if (location.search.includes('ref=')) {
  // Without a network, the address still has the code.
  import('@/features/referral/capture.ts').catch(() => undefined);
}
