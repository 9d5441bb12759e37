/**
 * In dev, keeps a page of the queue open when the content changes: a reload would discard what the editor has typed, and would
 * swallow a click. The page shows submissions, which do not come from the content. Somebody who changes its components loads it
 * again by hand.
 */
import.meta.hot?.on('vite:beforeFullReload', (reload) => {
  // Vite's client reloads only pages with this path.
  reload.path = '/ignored.html';
});
