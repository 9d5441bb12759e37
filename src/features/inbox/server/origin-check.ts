/**
 * Checks the origin and the host of requests to the other endpoints of the server, such as those of the admin. The check
 * of the admin alone (`site-address.ts`) does not know the hosts of the server.
 */
import type { MiddlewareHandler } from 'astro';
import { SAFE_METHODS } from '@/cms/admin/safe-methods.ts';
import { INBOX_PATH } from '../delivery-url.ts';
import type { AccessRules } from '../receiver/access.ts';

type Rules = Extract<AccessRules, { kind: 'configured' }>;

/** The inbox itself checks its requests, because other origins may be allowed to read its responses. */
const isOfInbox = (pathname: string): boolean => pathname === INBOX_PATH || pathname.startsWith(`${INBOX_PATH}/`);

function isForbidden({ origins, hosts }: Rules, { method, headers }: Request): boolean {
  if (!hosts.includes(headers.get('host')?.toLowerCase() ?? '')) return true;
  return !SAFE_METHODS.includes(method) && !origins.includes(headers.get('origin') ?? '');
}

export const createOriginCheck =
  (rules: Rules): MiddlewareHandler =>
  ({ request, url, isPrerendered }, next) =>
    isPrerendered || isOfInbox(url.pathname) || !isForbidden(rules, request)
      ? next()
      : new Response(null, { status: 403 });
