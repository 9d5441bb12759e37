import type { ClientDirective } from 'astro';
import { HYDRATE } from './hydrate-event.ts';

/**
 * `client:near-viewport`: hydrates an island shortly before it becomes visible, or on a `HYDRATE` event. With the value `main`, it
 * hydrates at once, wherever it is, because users of screen readers look for its fields without scrolling. When loading fails,
 * the following `LoadErrorNotice` is shown, and the return of the network or its button retries.
 */
const hydrateNearViewport: ClientDirective = (load, { value }, element) => {
  const hydrateIsland = () => {
    const onSettled = () => {
      // Queried only now: while the page is parsed, the island exists before its next sibling.
      const notice = element.nextElementSibling as HTMLElement;
      // Load errors are only logged. Astro keeps the `ssr` attribute when hydration fails, so it is the test.
      const isHydrated = !element.hasAttribute('ssr');
      const content = element.firstElementChild;
      // The button that was pressed disappears.
      if (isHydrated && notice.contains(document.activeElement) && content instanceof HTMLElement) {
        content.tabIndex = -1;
        content.focus({ preventScroll: true });
      }
      notice.hidden = isHydrated;
      if (isHydrated) return;
      const button = notice.querySelector('button') as HTMLElement;
      const retry = () => {
        removeEventListener('online', retry);
        button.onclick = null;
        hydrateIsland();
      };
      addEventListener('online', retry);
      button.onclick = retry;
    };
    load()
      .then((hydrate) => hydrate())
      .then(onSettled, onSettled);
  };
  const start = () => {
    observer.disconnect();
    element.removeEventListener(HYDRATE, start);
    hydrateIsland();
  };
  element.addEventListener(HYDRATE, start);
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    },
    { rootMargin: value === 'main' ? '99999px' : '1000px' },
  );
  // The island element has no box; its content has.
  for (const content of element.children) observer.observe(content);
};

export default hydrateNearViewport;
