/** Lists the pages that the service worker has stored, so that a visitor without a network has somewhere to go. */
import { CACHES, findNewest } from '@/service-worker/caches.ts';
import { ROUTES } from '@/routes.ts';

async function listStoredPages(): Promise<{ path: string; title: string }[]> {
  const parser = new DOMParser();
  const pages = new Map<string, string>();
  for (const name of [CACHES.pages, CACHES.favourites, CACHES.shell]) {
    const cache = await caches.open(name);
    for (const request of (await cache.keys()).toReversed()) {
      const { pathname } = new URL(request.url);
      if (pathname === ROUTES.offline || pages.has(pathname)) continue;
      const response = await findNewest(pathname);
      if (!response?.headers.get('Content-Type')?.startsWith('text/html')) continue;
      // Only the start: this page does not allow the styles that follow.
      const [start = ''] = (await response.text()).split('</title>', 1);
      const { title } = parser.parseFromString(start, 'text/html');
      pages.set(pathname, title);
    }
  }
  return [...pages].map(([path, title]) => ({ path, title }));
}

const section = document.querySelector<HTMLElement>('[data-stored]');
const list = section?.querySelector('ul');
const template = section?.querySelector('template');
if (section && list && template && 'caches' in globalThis) {
  for (const { path, title } of await listStoredPages()) {
    const item = template.content.cloneNode(true) as DocumentFragment; // of a fragment
    const link = item.querySelector('a');
    if (!link) continue;
    link.href = path;
    link.textContent = title;
    list.append(item);
    section.hidden = false;
  }
}
