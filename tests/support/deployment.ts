import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '../../tools/serve.mjs';

export type Deployment = {
  address: string;
  /** Replaces every script by a copy with another name, as a build after a change does. The old names are gone. */
  deployAgain: () => void;
  /** Lets the requests for a path wait from now on. Returns a function that answers them. */
  hold: (path: string) => () => void;
  /** Returns whether the browser has asked for a page in advance. */
  isAskedInAdvance: (path: string) => boolean;
  /** Returns whether a page that the browser asked for in advance was sent completely. */
  isPrefetched: (path: string) => boolean;
  /** Returns the paths of the files in a folder, such as `/pagefind/`, that browsers have asked for. */
  listRequested: (folder: string) => string[];
  /** While it is not reachable, every connection breaks off. */
  setReachable: (isReachable: boolean) => void;
  /** Stops the server and closes its connections. */
  stop: () => Promise<void>;
};

/** Names of scripts where pages and scripts use them. */
const SCRIPT_NAMES = /((?:_astro\/|\.\/|")[\w.@-]+)\.js(?=["'`\s;,)\\]|$)/g;
const TEXT = /html|javascript/;

const renameScripts = (text: string): string => text.replace(SCRIPT_NAMES, '$1.again.js');

/** Serves the last build at an address of its own, with its own storage and its own service worker. */
export async function startDeployment(): Promise<Deployment> {
  const build = await serve();
  let isSecond = false;
  let isReachable = true;
  const requested = new Set<string>();
  const askedInAdvance = new Set<string>();
  const prefetched = new Set<string>();
  const held = new Map<string, Promise<undefined>>();
  const server = createServer((request, response) => {
    const answer = async () => {
      const asked = request.url ?? '/';
      requested.add(new URL(asked, build.address).pathname);
      if (request.headers['sec-purpose'] === 'prefetch') {
        askedInAdvance.add(asked);
        response.on('finish', () => prefetched.add(asked));
      }
      await held.get(asked);
      if (!isReachable) throw new Error('The server is not reachable.');
      const isScript = asked.startsWith('/_astro/') && asked.endsWith('.js');
      const isGone = isSecond && isScript && !asked.endsWith('.again.js');
      const upstream = await fetch(build.address + (isGone ? '/gone.js' : asked.replace('.again.js', '.js')));
      const type = upstream.headers.get('Content-Type') ?? '';
      const headers = { 'content-type': type, 'cache-control': upstream.headers.get('Cache-Control') ?? '' };
      const body = isSecond && TEXT.test(type) ? renameScripts(await upstream.text()) : await upstream.bytes();
      response.writeHead(upstream.status, headers).end(body);
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deployAgain: () => {
      isSecond = true;
    },
    hold: (path) => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      held.set(path, promise);
      return () => {
        held.delete(path);
        resolve(undefined);
      };
    },
    isAskedInAdvance: (path) => askedInAdvance.has(path),
    isPrefetched: (path) => prefetched.has(path),
    listRequested: (folder) => [...requested].filter((path) => path.startsWith(folder)),
    setReachable: (reachable) => {
      isReachable = reachable;
    },
    stop: async () => {
      build.close();
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
