/** Integration that, in dev, responds to the requests of Keystatic's admin that need the hashes of all files. */
import type { AstroIntegration } from 'astro';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { ViteDevServer } from 'vite';
import { getErrorMessage } from '../../../lib/node/get-error-message.ts';
import { devState } from '../../bridge/dev.ts';
import { joinLabels } from '../../bridge/field-label.ts';
import { waitForFirstPage } from '../../bridge/first-page.ts';
import { createTreeIndex } from './tree-index.ts';
import { createUpdateSchema, findConflicts, writeUpdate, type Update } from './write-update.ts';

/** Keystatic’s client sends this header with the value 1. Pages of other sites cannot. */
const HEADER = 'no-cors';

const JSON_TYPE = 'application/json';

function respond(response: ServerResponse, status: number, body: string, type = 'text/plain'): void {
  response.writeHead(status, { 'Content-Type': type });
  response.end(body);
}

/** Returns the parsed body of a request; undefined when it is not JSON. */
const readJson = (request: IncomingMessage): Promise<unknown> => json(request).catch(() => undefined);

/** Milliseconds after the first page in which the browser loads its scripts, before the files are read for the admin. */
const PREPARATION_DELAY_MS = 5000;

/** Keystatic shows this text above the entry. */
const toConflictMessage = (files: readonly string[]): string =>
  `Nothing was saved, because ${files.join(', ')} has changed in another window or on disk since you opened this page. Copy what you have written, load the page again, press Reset in its toolbar, and enter it again. Without Reset, your draft would undo the other change.`;

/** Returns the reason not to delete an entry that other content refers to; undefined when nothing does. */
function getUsesMessage({ additions, deletions }: Update): string | undefined {
  // Keystatic deletes and adds files when it renames an entry, and deletes files that an entry no longer has.
  if (additions.length > 0) return undefined;
  const uses = devState.findUses?.(deletions.map((file) => file.path)) ?? [];
  if (uses.length === 0) return undefined;
  const places = uses.map(({ file, field, labels }) => {
    const path = `${file} → ${field}`;
    return labels ? `${joinLabels(labels.entry, labels.field)} (${path})` : path;
  });
  return `Nothing was deleted, because other content refers to this entry: ${places.join(', ')}. Change that first.`;
}

/**
 * Responds instead of Keystatic's own handler, and in the same way. Other requests reach Keystatic.
 * @param root absolute path of the project
 */
function serveTree(server: ViteDevServer, root: string): void {
  const { middlewares, watcher } = server;
  const index = createTreeIndex(root);
  for (const event of ['add', 'change', 'unlink', 'unlinkDir'] as const) watcher.on(event, index.noteChange);
  const prepare = (): void => {
    index.read().catch(() => undefined);
  };
  const firstPage = waitForFirstPage(server);
  const prepareAfterFirstPage = async (): Promise<void> => {
    await firstPage;
    setTimeout(prepare, PREPARATION_DELAY_MS).unref();
  };
  // The watcher does not report changes of files that it has not found yet.
  watcher.on('ready', () => {
    index.noteUnknownChanges();
    prepareAfterFirstPage().catch(() => undefined);
  });

  const readTree = async (_request: IncomingMessage, response: ServerResponse): Promise<void> => {
    respond(response, 200, await index.read(), JSON_TYPE);
  };

  const update = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.headers['content-type'] !== JSON_TYPE) {
      respond(response, 400, 'Bad Request');
      return;
    }
    const parsed = createUpdateSchema(devState.watched).safeParse(await readJson(request));
    if (!parsed.success) {
      respond(response, 400, 'Bad data');
      return;
    }
    const conflicts = findConflicts(root, parsed.data);
    if (conflicts.length > 0) {
      respond(response, 409, toConflictMessage(conflicts));
      return;
    }
    const uses = getUsesMessage(parsed.data);
    if (uses !== undefined) {
      respond(response, 409, uses);
      return;
    }
    for (const file of writeUpdate(root, parsed.data)) index.noteChange(file);
    await readTree(request, response);
  };

  const serve = (method: string, path: string, handle: typeof update): void => {
    middlewares.use(path, (request, response, next) => {
      if (request.method !== method || request.url !== '/') {
        next();
        return;
      }
      if (request.headers[HEADER] !== '1') {
        respond(response, 400, 'Bad Request');
        return;
      }
      handle(request, response).catch((error: unknown) => {
        respond(response, 500, getErrorMessage(error));
      });
    });
  };

  serve('GET', '/api/keystatic/tree', readTree);
  serve('POST', '/api/keystatic/update', update);
  // The admin asks for the tree after it has loaded its scripts: reading the files takes place meanwhile.
  middlewares.use('/keystatic', (_request, _response, next) => {
    prepare();
    next();
  });
}

/** Creates the integration. */
export const adminTree = (): AstroIntegration => ({
  name: 'admin-tree',
  hooks: {
    'astro:server:setup': ({ server }) => {
      serveTree(server, server.config.root);
    },
  },
});
