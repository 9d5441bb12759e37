/** Adds a link to the queue, with the number of new submissions, above the admin. */
import type { MiddlewareHandler } from 'astro';
import { ADMIN } from '@/cms/admin/content-security-policy.ts';
import { getLabels } from '@/cms/labels/get-labels.ts';
import { escapeHtml } from '@/lib/text/escape-html.ts';
import { formatPlural } from '@/lib/plurals.ts';
import { QUEUE_PATH } from '@/features/inbox/queue-path.ts';
import { getAccess } from './server/authorize.ts';
import { insertHtml } from './server/insert-html.ts';

/** The policy of the admin allows styles in the page. */
const STYLE = `.ino-queue-link { display: flex; justify-content: flex-end; margin: 0; background: #02575a; }
.ino-queue-link a { padding: 0.75rem 1rem; color: #fff; font: 600 0.875rem/1.5 system-ui, sans-serif; }`;

const createBar = (text: string): string =>
  `<style>${STYLE}</style><p class="ino-queue-link"><a href="${QUEUE_PATH}">${escapeHtml(text)}</a></p>`;

/** The admin is an island in a page without anything else. */
const BEFORE_ISLAND = /(?=<astro-island)/;

export const onRequest: MiddlewareHandler = async (context, next) => {
  const response = await next();
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (!ADMIN.test(context.url.pathname) || !isPage || context.isPrerendered) return response;
  const access = await getAccess(context);
  if (access instanceof Response) return response;
  const [counts, labels] = await Promise.all([access.queue.store.count(), getLabels('inbox')]);
  const count = counts.filter(({ state }) => state === 'received').reduce((sum, each) => sum + each.count, 0);
  return insertHtml(response, BEFORE_ISLAND, createBar(formatPlural(labels.newEntries, count)));
};
