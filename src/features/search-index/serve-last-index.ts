/** In dev there is no index of what is being edited: that of the last build is served, with the pictures it names. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';

const INDEX = /^\/(pagefind\/(?:[\w-]+\/)?[\w.-]+)(?:\?.*)?$/;
const PICTURE = /^\/(_astro\/[\w.-]+\.webp)$/;

const TYPES: Record<string, string> = { js: 'text/javascript', json: 'application/json', webp: 'image/webp' };

/** Answers with files of the given folders, the first that has it. */
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
    // An index that is not there is no page of the site either.
    if (INDEX.test(url)) response.writeHead(404).end();
    else next();
  };
