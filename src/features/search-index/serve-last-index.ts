/** In dev there is no index of the edited content, so the index of the last build is served, with its pictures. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';

const INDEX = /^\/(pagefind\/(?:[\w-]+\/)?[\w.-]+)(?:\?.*)?$/;
const PICTURE = /^\/(_astro\/[\w.-]+\.webp)$/;

const TYPES: Record<string, string> = { js: 'text/javascript', json: 'application/json', webp: 'image/webp' };

/** Creates a middleware that serves a file from the first of the folders that contains it. */
export const serveLastIndex =
  (folders: readonly URL[]) =>
  async ({ url = '' }: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const file = (INDEX.exec(url) ?? PICTURE.exec(url))?.[1];
    for (const folder of file === undefined ? [] : folders) {
      const content = await readFile(new URL(file ?? '', folder)).catch(() => undefined);
      if (!content) continue;
      const type = TYPES[url.replace(/\?.*/, '').split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(content);
      return;
    }
    // A missing index file must not fall through to the pages of the site.
    if (INDEX.test(url)) response.writeHead(404).end();
    else next();
  };
