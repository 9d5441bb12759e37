import type { ClientDirective } from 'astro';

/**
 * `client:near-viewport`: an island comes to life shortly before it is in sight. Where it cannot be loaded, what stands behind it
 * (`ui/Unloaded.astro`) says so, and it is loaded again once the network is back or somebody wants it to be.
 */
const near: ClientDirective = (load, _options, element) => {
  const wake = () => {
    const loaded = () => {
      // Only now: while a page is being read the island is there before what stands behind it.
      const note = element.nextElementSibling as HTMLElement;
      // What could not be loaded is told in the console only; the mark of HTML that is not alive stays.
      note.hidden = !element.hasAttribute('ssr');
      if (note.hidden) return;
      const waiting = new AbortController();
      const again = () => {
        waiting.abort();
        wake();
      };
      addEventListener('online', again, waiting);
      note.querySelector('button')?.addEventListener('click', again, waiting);
    };
    load()
      .then((hydrate) => hydrate())
      .then(loaded, loaded);
  };
  const sight = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      wake();
    },
    { rootMargin: '1000px' },
  );
  // The island itself has no box; what it holds has.
  for (const content of element.children) sight.observe(content);
};

export default near;
