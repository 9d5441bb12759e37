/** The inbox in the dev server. It is opened by the first request. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { findEndpoint } from './endpoints.ts';
import { INBOX_PATH } from '../delivery-url.ts';

/** The modules, which import through the alias: Vite loads them, not Node. */
type InboxModule = typeof import('./inbox.ts');
type ListenerModule = typeof import('./node-listener.ts');

const load = <Module>(server: ViteDevServer, file: string): Promise<Module> =>
  server.ssrLoadModule(path.join(import.meta.dirname, file)) as Promise<Module>; // the caller names its type

async function open(server: ViteDevServer, folder: string) {
  const { openInbox } = await load<InboxModule>(server, 'inbox.ts');
  const { respondWith } = await load<ListenerModule>(server, 'node-listener.ts');
  const inbox = await openInbox({ folder, rules: { kind: 'loopback' } });
  server.httpServer?.once('close', inbox.close);
  return (incoming: IncomingMessage, outgoing: ServerResponse) =>
    respondWith(inbox[findEndpoint(incoming.url)], incoming, outgoing);
}

/**
 * Responds at the path of the inbox. Not as a route of Astro: its dev server reads whole bodies into memory.
 * @param folder of the database and the files
 */
export function serveInDev(server: ViteDevServer, folder: string): void {
  let opened: ReturnType<typeof open> | undefined;
  server.middlewares.use(INBOX_PATH, (incoming, outgoing, next) => {
    opened ??= open(server, folder).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    opened.then((respond) => respond(incoming, outgoing)).catch(next);
  });
}
