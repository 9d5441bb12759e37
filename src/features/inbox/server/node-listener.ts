/** Connects an endpoint to a server of Node without reading the body first, as the dev server of Astro would. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint } from '../receiver/guard.ts';
import type { InboxRequest } from '../receiver/inbox-request.ts';

/** Returns the request as endpoints read it. A body that no endpoint asks for is not read: Node then discards it. */
const toRequest = (incoming: IncomingMessage): InboxRequest => ({
  method: incoming.method ?? 'GET',
  headers: { get: (name) => [incoming.headers[name.toLowerCase()] ?? []].flat().join(', ') || null },
  body: incoming,
});

/** Responds to a request of Node with an endpoint. Rejects when the endpoint does. */
export async function respondWith(endpoint: Endpoint, incoming: IncomingMessage, outgoing: ServerResponse) {
  const response = await endpoint(toRequest(incoming), incoming.socket.remoteAddress ?? '');
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(await response.text());
}
