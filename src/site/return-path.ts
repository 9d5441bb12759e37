import { parseUrl } from '@/lib/parse-url.ts';
import { BACK_PARAMETER } from '@/routes.ts';

/** Returns the path in the address to which the visitor returns afterwards. Ignores addresses of other sites. */
export function getReturnPath({ search, origin }: Pick<Location, 'search' | 'origin'>): string | undefined {
  const back = new URLSearchParams(search).get(BACK_PARAMETER);
  if (back?.startsWith('/') !== true) return undefined;
  const url = parseUrl(`${origin}${back}`);
  // A path with two slashes leads to another site.
  return url === undefined || url.pathname.startsWith('//') ? undefined : `${url.pathname}${url.search}${url.hash}`;
}
