/**
 * Checks of redirects. Their targets are selected, not typed: each is a page that exists, so a redirect cannot lead to another one, as
 * long as no page has an old address.
 */
import type { ContentIssue, EntriesOf } from '@/cms/bridge/index.ts';
import { PREVIEWS, REDIRECTS } from '@/routes.ts';
import { listPagePaths, type Pages } from '../page-paths.ts';
import type { redirects } from './schema.ts';

/** Beginnings of addresses that the server handles, or that are files of the site. */
const RESERVED = ['/404', '/api', '/keystatic', PREVIEWS.replace(/\/$/, ''), '/pagefind'];

/** The later pages of a long list, such as those of a store. */
const LIST_PAGE = /\/page\/\d+$/;

/** Old addresses are compared without case: on some hosts, the files of two addresses would be the same. */
const normalize = (path: string): string => path.toLowerCase();

/** Checks that each old address is one that neither a page nor another redirect has. */
export function* checkRedirects({
  redirects: entries,
  ...pages
}: Pages & EntriesOf<{ redirects: typeof redirects }>): Iterable<ContentIssue> {
  const pathsByKey = new Map([...listPagePaths(pages)].map((path) => [normalize(path), path]));
  const firstByKey = new Map<string, string>(Object.keys(REDIRECTS).map((from) => [normalize(from), from]));
  for (const { file, data } of entries) {
    for (const [index, { from }] of data.list.entries()) {
      const key = normalize(from);
      const page = pathsByKey.get(key.replace(LIST_PAGE, ''));
      const first = firstByKey.get(key);
      const reserved = RESERVED.find((path) => key === path || key.startsWith(`${path}/`));
      const field = `list.${index}.from`;
      if (page !== undefined)
        yield { file, field, reason: `“${from}” is the address of a page, ${page}: remove the redirect` };
      else if (reserved !== undefined)
        yield {
          file,
          field,
          reason: `“${from}” begins with ${reserved}, which the site uses itself: remove the redirect`,
        };
      else if (first !== undefined)
        yield { file, field, reason: `“${from}” is already redirected, as ${first}: remove one of the two` };
      else firstByKey.set(key, from);
    }
  }
}
