/**
 * Serves the last build like a static host: exact, case-sensitive paths, the 404 page with its status, hashed files cached by the
 * browser. `node tools/serve.mjs 8080 [folder]`
 */
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
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
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
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

async function respond(folder, request, response) {
  const { pathname } = new URL(request.url, 'http://host');
  const match = await findFile(folder, pathname).catch(() => undefined);
  const file = match ?? path.join(folder, '404.html');
  response.writeHead(match ? 200 : 404, {
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': match && pathname.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  createReadStream(file).pipe(response);
}

/** Serves a build on this machine only; port 0 selects a free port. Returns the address and a function that stops the server. */
export async function serve(port = 0, build = 'dist') {
  const folder = path.join(ROOT, build);
  const server = createServer((request, response) => void respond(folder, request, response));
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
