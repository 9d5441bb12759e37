/**
 * In dev, adds the bar with content issues to the admin. Astro does not inject scripts into the admin’s page. The bar
 * is outside the admin’s own root, and the policy allows it as a script of this server.
 */
import type { MiddlewareHandler } from 'astro';
import { ADMIN } from './content-security-policy.ts';

const SCRIPT = '<script type="module" src="/src/cms/bridge/issues-bar.ts"></script>';

export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  const response = await next();
  if (!ADMIN.test(url.pathname) || !response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  const { status, headers } = response;
  headers.delete('Content-Length');
  return new Response(`${await response.text()}${SCRIPT}`, { status, headers });
};
