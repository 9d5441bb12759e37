/**
 * Astro integration of the inbox. In dev, the server responds at `/api/inbox`, and pages post to it unless another receiver is
 * set. A build has the inbox only together with the admin, and only if pages post to it.
 */
import type { AstroIntegration, HookParameters } from 'astro';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { prependToServer } from '../../cms/admin/prepend-to-server.ts';
import { INBOX_PATH, isInboxUrl } from './delivery-url.ts';
import { DEFAULT_FOLDER } from './inbox-folder.ts';
import { QUEUE_PATH } from './queue-path.ts';
import { serveInDev } from './server/dev-server.ts';
import { START_CHECK } from './server/start-check.ts';

type Setup = HookParameters<'astro:config:setup'>;

type Environment = Readonly<Record<string, string | undefined>>;

const toUrl = (file: string) => new URL(`./server/${file}`, import.meta.url);

const toQueueUrl = (file: string) => new URL(`./queue/${file}`, import.meta.url);

/** Adds the pages of editors. */
function addQueue({ injectRoute, addMiddleware }: Setup): void {
  injectRoute({ pattern: QUEUE_PATH, entrypoint: toQueueUrl('ListPage.astro'), prerender: false });
  injectRoute({ pattern: `${QUEUE_PATH}/[id]`, entrypoint: toQueueUrl('SubmissionPage.astro'), prerender: false });
  const pattern = `${QUEUE_PATH}/[id]/files/[position]`;
  injectRoute({ pattern, entrypoint: toQueueUrl('server/file-route.ts'), prerender: false });
  addMiddleware({ entrypoint: toQueueUrl('admin-link.ts'), order: 'post' });
}

/** Adds previews. A built server has none: it caches what it reads of the content. */
function addPreviews({ injectRoute, addMiddleware }: Setup): void {
  const pattern = `${QUEUE_PATH}/[id]/preview`;
  injectRoute({ pattern, entrypoint: toQueueUrl('PreviewPage.astro'), prerender: false });
  addMiddleware({ entrypoint: toQueueUrl('preview-request.ts'), order: 'post' });
}

function addRoutes({ injectRoute, addMiddleware, updateConfig }: Setup): void {
  injectRoute({ pattern: INBOX_PATH, entrypoint: toUrl('receive-route.ts'), prerender: false });
  injectRoute({ pattern: `${INBOX_PATH}/state`, entrypoint: toUrl('states-route.ts'), prerender: false });
  injectRoute({ pattern: `${INBOX_PATH}/export`, entrypoint: toUrl('export-route.ts'), prerender: false });
  injectRoute({ pattern: `${INBOX_PATH}/erase`, entrypoint: toUrl('erase-route.ts'), prerender: false });
  addMiddleware({ entrypoint: toUrl('middleware.ts'), order: 'pre' });
  updateConfig({ integrations: [prependToServer('inbox-start-check', 'check-inbox.mjs', START_CHECK)] });
}

/**
 * Creates the integration.
 * @param env the environment, with the variables of `.env`
 * @param isDeployed whether the build has the admin
 */
export function inbox(env: Environment, isDeployed: boolean): AstroIntegration {
  let folder = '';
  return {
    name: 'inbox',
    hooks: {
      'astro:config:setup': (setup) => {
        const { command, config } = setup;
        folder = path.join(fileURLToPath(config.root), DEFAULT_FOLDER);
        // Vite reads the environment after this, and prefers it to `.env`.
        if (command === 'dev' && !env['PUBLIC_DELIVERY_URL']) process.env['PUBLIC_DELIVERY_URL'] = INBOX_PATH;
        const isBuilt = command === 'build' && isDeployed && isInboxUrl(env['PUBLIC_DELIVERY_URL']);
        if (isBuilt) addRoutes(setup);
        if (isBuilt || command === 'dev') addQueue(setup);
        if (command === 'dev') addPreviews(setup);
      },
      'astro:server:setup': ({ server }) => {
        serveInDev(server, folder);
      },
    },
  };
}
