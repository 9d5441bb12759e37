/**
 * In dev, adds a policy and scripts to the admin: the bar with content issues, and the protection of changes. Astro does not inject
 * scripts into the admin’s page. The bar is outside the admin’s own root.
 */
import type { MiddlewareHandler } from 'astro';
import { ADMIN, DEV_ADMIN_POLICY } from './content-security-policy.ts';

const SCRIPTS = ['/src/cms/admin/tree/protect-changes.ts', '/src/cms/bridge/issues-bar.ts']
  .map((src) => `<script type="module" src="${src}"></script>`)
  .join('');

export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  const response = await next();
  if (!ADMIN.test(url.pathname) || !response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  const { status, headers } = response;
  headers.delete('Content-Length');
  headers.set('Content-Security-Policy', DEV_ADMIN_POLICY);
  return new Response(`${await response.text()}${SCRIPTS}`, { status, headers });
};
