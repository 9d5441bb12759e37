/** Prepares requests for previews: what they show is only theirs, and a bar above the page says that it is not published. */
import type { MiddlewareHandler } from 'astro';
import { getLabels } from '@/cms/labels/get-labels.ts';
import { runPreview } from '@/cms/preview-entries.ts';
import { QUEUE_PATH } from '@/features/inbox/queue-path.ts';
import { escapeHtml } from '@/lib/text/escape-html.ts';
import { insertHtml } from './server/insert-html.ts';

/** Above the page and not in it: the body of the page is a grid. */
const BAR_CLASS =
  'fixed inset-x-0 bottom-0 z-50 border-t border-line bg-brass-soft px-4 py-2 text-center font-semibold text-brass-ink';

const BODY_START = /(?<=<body[^>]*>)/;

const isPreview = (pathname: string): boolean =>
  pathname.startsWith(`${QUEUE_PATH}/`) && /\/preview\/?$/.test(pathname);

export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  if (!isPreview(url.pathname)) return next();
  return runPreview(async () => {
    const response = await next();
    if (response.status !== 200) return response;
    const { actions } = await getLabels('inbox');
    return insertHtml(response, BODY_START, `<p class="${BAR_CLASS}">${escapeHtml(actions.previewBar)}</p>`);
  });
};
