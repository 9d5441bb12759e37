/**
 * Gives requests to the API of the deployed admin the address of the site. Behind a proxy with TLS, the server sees http
 * addresses: GitHub would not redirect to them after the sign-in, and Astro’s check of the origin would reject the pages of the site
 * itself, so this replaces it.
 */
import type { MiddlewareHandler } from 'astro';
import { SAFE_METHODS } from './safe-methods.ts';

const API = '/api/keystatic/';

/** Returns the host of the page that sent a request; undefined when the browser does not send it. */
function getSendingHost(headers: Headers): string | undefined {
  const origin = headers.get('origin') ?? '';
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** @param site address of the site, as in https://ino.example */
export const createSiteAddress =
  (site: string): MiddlewareHandler =>
  ({ request, url, isPrerendered }, next) => {
    if (isPrerendered || !url.pathname.startsWith(API)) return next();
    if (!SAFE_METHODS.includes(request.method) && getSendingHost(request.headers) !== url.host)
      return new Response(null, { status: 403 });
    const { host, origin } = new URL(site);
    if (url.host !== host || url.origin === origin) return next();
    return next(new Request(new URL(`${url.pathname}${url.search}`, origin), request));
  };

export const onRequest = createSiteAddress(import.meta.env.SITE);
