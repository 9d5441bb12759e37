/** Serves an inbox on this machine, for tests: on its own or as a process that a test kills. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIMITS, type Limits } from '../receiver/limits.ts';
import type { Failure } from '../receiver/guard.ts';
import { findEndpoint } from '../server/endpoints.ts';
import { openInbox } from '../server/inbox.ts';
import { respondWith } from '../server/node-listener.ts';

/** The origin of the site in tests. */
export const SITE = 'https://ino.example';

export type TestServer = { url: string; host: string; failures: Failure[]; close: () => Promise<void> };

/** Limits that tests do not reach: all of their requests come from one address. */
export const WIDE_LIMITS: Limits = {
  ...LIMITS,
  burst: 1e6,
  requestsPerSecond: 1e6,
  sender: { entries: 1e6, bytes: 1e12 },
  inFlight: { requests: 1e6, bytes: 1e12 },
};

type Options = { folder: string; limits?: Limits; now?: () => number; port?: number };

/**
 * Starts an inbox.
 * @param folder the caller removes it
 */
export async function serveInbox({ folder, limits = WIDE_LIMITS, now, port = 0 }: Options): Promise<TestServer> {
  const failures: Failure[] = [];
  const server = createServer();
  const listening = new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    // The server listens on a port, so its address is an object.
    server.listen(port, '127.0.0.1', () => {
      resolve(`127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
  const opening = listening.then((host) =>
    openInbox({
      folder,
      limits,
      rules: { kind: 'configured', origins: [SITE], hosts: [host] },
      report: (failure) => failures.push(failure),
      ...(now && { now }),
    }),
  );
  // A client may connect as soon as the server listens. Its request waits for the inbox: without a listener, Node never answers it.
  server.on('request', (incoming, outgoing) => {
    opening
      .then((inbox) => respondWith(inbox[findEndpoint(incoming.url)], incoming, outgoing))
      .catch(() => outgoing.destroy());
  });
  const [host, inbox] = await Promise.all([listening, opening]);
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    inbox.close();
  };
  return { url: `http://${host}/`, host, failures, close };
}

const [, script, folder, port] = process.argv;
if (script === import.meta.filename && folder !== undefined) {
  const { url } = await serveInbox({ folder, port: Number(port) });
  console.log(url);
}
