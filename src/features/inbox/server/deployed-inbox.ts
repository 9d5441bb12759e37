/** The inbox of a deployed server. It is opened once, by the first request. */
import type { APIContext, APIRoute } from 'astro';
import type { EndpointName } from './endpoints.ts';
import type { Inbox } from './inbox.ts';
import { openInbox } from './inbox.ts';
import { getSenderAddress, readServerConfig } from './server-config.ts';

/** Read at the start: an invalid variable stops the server. */
export const serverConfig = readServerConfig(process.env, import.meta.env.SITE);

let opened: Promise<Inbox> | undefined;

/** Opens the inbox. The next request tries again when that fails. */
function getInbox(): Promise<Inbox> {
  opened ??= openInbox(serverConfig).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Returns the route of an endpoint. */
export function createRoute(endpoint: EndpointName): APIRoute {
  return async ({ request, clientAddress }: APIContext) => {
    const inbox = await getInbox();
    return inbox[endpoint](request, getSenderAddress(request, clientAddress, serverConfig.addressHeader));
  };
}
