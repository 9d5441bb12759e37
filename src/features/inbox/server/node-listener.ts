/** Connects an endpoint to a server of Node without reading the body first, as the dev server of Astro would. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint } from '../receiver/guard.ts';

/** Returns the request as the web has it. Its host is not that of the header, which may be invented. */
function toRequest(incoming: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  const { method = 'GET', url = '/' } = incoming;
  // An iterable is not read before somebody asks for it: Node then discards the body of a request that is rejected at once.
  const body = method === 'GET' || method === 'HEAD' ? null : incoming;
  // The types do not know that Node accepts an iterable.
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers,
    body,
    duplex: 'half',
  } as unknown as RequestInit);
}

/** Answers a request of Node with an endpoint. Rejects when the endpoint does. */
export async function respondWith(endpoint: Endpoint, incoming: IncomingMessage, outgoing: ServerResponse) {
  const response = await endpoint(toRequest(incoming), incoming.socket.remoteAddress ?? '');
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(await response.text());
}
