/**
 * Serves the last build like a static host: exact, case-sensitive paths, the 404 page with its status, hashed files cached by the
 * browser. `node tools/serve.mjs 8080 [folder]`
 */
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Returns the file for a path, or undefined; never a file outside the folder, and only with the exact case. */
async function findFile(folder, pathname) {
  const target = path.join(folder, decodeURIComponent(pathname));
  for (const candidate of [target, path.join(target, 'index.html')]) {
    const file = await realpath(candidate).catch(() => '');
    if (!file.startsWith(folder + path.sep) || file !== path.resolve(candidate)) continue;
    if ((await stat(file)).isFile()) return file;
  }
  return undefined;
}

/** Returns status, headers and bytes of the response for a path. */
export async function readResponse(folder, pathname) {
  const match = await findFile(folder, pathname).catch(() => undefined);
  const file = match ?? path.join(folder, '404.html');
  const body = await readFile(file);
  const headers = {
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'content-length': body.length,
    'cache-control': match && pathname.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  return { status: match ? 200 : 404, headers, body };
}

/**
 * Serves a build on this machine only; port 0 selects a free port. Each file is read once, because the tests load the same ones
 * hundreds of times: restart the server after a build. Returns the address and a function that stops the server.
 */
export async function serve(port = 0, build = 'dist') {
  const folder = path.join(ROOT, build);
  const responses = new Map();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://host');
    if (!responses.has(pathname)) responses.set(pathname, readResponse(folder, pathname));
    const { status, headers, body } = await responses.get(pathname);
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [port = '0', build = 'dist'] = process.argv.slice(2);
  const { address } = await serve(Number(port), build);
  console.log(`${build} is served at ${address}`);
}
