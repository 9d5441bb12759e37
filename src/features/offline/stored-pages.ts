/** Loads the address again, and lists the stored pages, so that a visitor without a network can open them. */
import { CACHES, findNewest } from '@/service-worker/caches.ts';
import { ROUTES } from '@/routes.ts';

/** Pages that are not listed: this one, and those that are about the entry in their query. */
const UNLISTED: readonly string[] = [ROUTES.offline, ROUTES.userWallet, ROUTES.withdrawSuccess, ROUTES.receipt];

async function listStoredPages(): Promise<{ path: string; title: string }[]> {
  const parser = new DOMParser();
  const pages = new Map<string, string>();
  for (const name of [CACHES.pages, CACHES.favourites, CACHES.shell]) {
    const cache = await caches.open(name);
    for (const request of (await cache.keys()).toReversed()) {
      const { pathname } = new URL(request.url);
      if (UNLISTED.includes(pathname) || pages.has(pathname)) continue;
      const response = await findNewest(pathname);
      if (!response?.headers.get('Content-Type')?.startsWith('text/html')) continue;
      // Only the start: this page does not allow the styles that follow.
      const [start = ''] = (await response.text()).split('</title>', 1);
      const page = parser.parseFromString(start, 'text/html');
      // A redirect only leads to another page.
      if (!page.querySelector('meta[http-equiv=refresh]')) pages.set(pathname, page.title);
    }
  }
  return [...pages].map(([path, title]) => ({ path, title }));
}

// A form would send its own query instead of that of the address.
document.querySelector('[data-retry]')?.addEventListener('submit', (event) => {
  event.preventDefault();
  location.reload();
});

const section = document.querySelector<HTMLElement>('[data-stored]');
const list = section?.querySelector('ul');
const template = section?.querySelector('template');
if (section && list && template && 'caches' in globalThis) {
  const { suffix = '' } = section.dataset;
  for (const { path, title } of await listStoredPages()) {
    const item = template.content.cloneNode(true) as DocumentFragment; // of a fragment
    const link = item.querySelector('a');
    if (!link) continue;
    link.href = path;
    link.textContent = title.endsWith(suffix) ? title.slice(0, title.length - suffix.length) : title;
    list.append(item);
    section.hidden = false;
  }
}
