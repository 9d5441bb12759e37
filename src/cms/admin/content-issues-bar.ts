/**
 * In dev, brings the bar with the faults of the content to the admin. The admin's page has no head of ours, so Astro puts no
 * script of ours into it. The bar stands beside the admin's own root and breaks no policy: it is a script of this server.
 */
import type { MiddlewareHandler } from 'astro';
import { ADMIN } from './content-security-policy.ts';

const SCRIPT = '<script type="module" src="/src/cms/bridge/fault-bar.ts"></script>';

export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  const response = await next();
  if (!ADMIN.test(url.pathname) || !response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  const { status, headers } = response;
  headers.delete('Content-Length');
  return new Response(`${await response.text()}${SCRIPT}`, { status, headers });
};
