/** In dev, delays work that the first page does not need. */
import type { ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';

/** Milliseconds without a request after which no page is expected. */
const QUIET_MS = 10_000;

const isPage = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type')).startsWith('text/html');

/** Resolves once the first page has been sent, or after `QUIET_MS` without a request; never after the server has closed. */
export function waitForFirstPage({ httpServer }: Pick<ViteDevServer, 'httpServer'>): Promise<void> {
  return new Promise((resolve) => {
    if (!httpServer) {
      resolve();
      return;
    }
    let timer: NodeJS.Timeout | undefined;
    const stop = () => {
      clearTimeout(timer);
      httpServer.off('request', follow);
    };
    const end = () => {
      stop();
      resolve();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(end, QUIET_MS).unref();
    };
    const follow = (_request: unknown, response: ServerResponse) => {
      clearTimeout(timer);
      response.once('close', () => {
        if (isPage(response)) end();
        else wait();
      });
    };
    httpServer.on('request', follow);
    httpServer.once('listening', wait);
    httpServer.once('close', stop);
  });
}
