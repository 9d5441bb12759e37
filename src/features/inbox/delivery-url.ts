/** The address that records are posted to, `PUBLIC_DELIVERY_URL`: a URL or a path of the site itself. */

/** Path of the inbox on its server. */
export const INBOX_PATH = '/api/inbox';

/** Any origin: it makes a path a URL. */
const BASE = 'http://site.invalid';

/** Returns whether an address is that of the inbox, on this host or another one. */
export const isInboxUrl = (url: string | undefined): boolean =>
  Boolean(url) && URL.canParse(url ?? '', BASE) && new URL(url ?? '', BASE).pathname === INBOX_PATH;

/**
 * Returns the origin of another host that pages post records to; undefined if it is the site itself or nothing is set.
 * @throws TypeError when the address is not valid
 */
export function getDeliveryOrigin(url: string | undefined): string | undefined {
  if (!url) return undefined;
  const { origin } = new URL(url, url.startsWith('/') ? BASE : undefined);
  return origin === BASE ? undefined : origin;
}
