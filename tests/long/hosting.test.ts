/** The server configurations of `hosting`, run by the real servers: headers, redirects, exact paths, compressed files. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreePort, retryUntil } from '../bridge/processes.ts';
import { FILES, PAGES, readBytes } from '../support/build-output.ts';
import { readHeaderRules, readRedirects } from '../support/hosting.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const MINUTE = 60_000;

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** Sends a request with exactly this path; `fetch` would normalise it. */
const ask = (port: number, url: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: url, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });

const read = (file: string): string => readFileSync(path.join(PROJECT, 'hosting', file), 'utf8');

function replace(text: string, from: string, to: string): string {
  expect(text).toContain(from);
  return text.replaceAll(from, to);
}

/** Installs a server that the machine does not have. */
function install(name: string): void {
  if (existsSync(`/usr/sbin/${name}`) || existsSync(`/usr/bin/${name}`)) return;
  execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', name], { stdio: 'pipe' });
}

type Server = { name: string; encodings: readonly string[]; start: (folder: string, port: number) => ChildProcess };

const SERVERS: readonly Server[] = [
  {
    name: 'nginx',
    encodings: ['gzip'],
    start: (folder, port) => {
      const site = replace(
        replace(read('nginx.conf'), 'listen 80;', `listen 127.0.0.1:${port};`),
        '/srv/ino',
        `${folder}/site`,
      );
      writeFileSync(
        path.join(folder, 'nginx.conf'),
        `pid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\nclient_body_temp_path ${folder};\n` +
          `proxy_temp_path ${folder};\nfastcgi_temp_path ${folder};\nuwsgi_temp_path ${folder};\nscgi_temp_path ${folder};\n` +
          `${site}\n}\n`,
      );
      return spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-g', 'daemon off;'], { stdio: 'inherit' });
    },
  },
  {
    name: 'caddy',
    encodings: ['gzip', 'br'],
    start: (folder, port) =>
      spawn('caddy', ['run', '--config', path.join(PROJECT, 'hosting/Caddyfile'), '--adapter', 'caddyfile'], {
        stdio: 'pipe',
        env: {
          ...process.env,
          SITE_ADDRESS: `http://127.0.0.1:${port}`,
          SITE_ROOT: path.join(folder, 'site'),
          XDG_DATA_HOME: folder,
          XDG_CONFIG_HOME: folder,
        },
      }),
  },
];

const HASHED = FILES.find((file) => /^_astro\/.+\.js$/.test(file) && readBytes(file).length > 10_000) ?? '';
const DECODE = { gzip: gunzipSync, br: brotliDecompressSync } as const;

describe.each(SERVERS)('$name', ({ name, encodings, start }) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), `ino-${name}-`));
  let server: ChildProcess;
  let port = 0;

  beforeAll(async () => {
    install(name);
    mkdirSync(path.join(folder, 'site'), { recursive: true });
    cpSync(path.join(PROJECT, 'dist'), path.join(folder, 'site'), { recursive: true });
    execFileSync(process.execPath, [path.join(PROJECT, 'tools/compress.mjs'), path.join(folder, 'site')]);
    port = await findFreePort();
    server = start(folder, port);
    await retryUntil(
      () => ask(port, '/'),
      ({ status }) => {
        expect(status).toBe(200);
      },
    );
  }, 10 * MINUTE);

  afterAll(async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await ended;
    rmSync(folder, { recursive: true });
  });

  test('serves every page at its address, with every header', { timeout: 5 * MINUTE }, async () => {
    for (const { address, file } of PAGES) {
      const { status, headers, body } = await ask(port, encodeURI(address));
      expect(status, address).toBe(200);
      expect(headers['content-type'], address).toBe('text/html; charset=utf-8');
      expect(body.equals(readBytes(file)), address).toBe(true);
      expect(headers, address).toMatchObject({ ...readHeaderRules()['/*'], 'cache-control': 'no-cache' });
    }
  });

  test.each(Object.entries(readHeaderRules()))('sends the headers of %s', async (pattern, expected) => {
    const url = pattern === '/_astro/*' ? `/${HASHED}` : pattern.replace('*', 'faq');
    const { status, headers } = await ask(port, url);
    expect(status).toBe(200);
    expect(headers).toMatchObject(expected);
  });

  test.each([
    '/nothing',
    '/Faq',
    '/FAQ',
    '/_astro/nothing.js',
    '/_headers',
    '/_redirects',
    '/_redirects.nginx',
    '/_redirects.caddy',
    '/faq/nothing',
    '/ProductPage/x',
  ])('answers %s with the page for unknown addresses', async (url) => {
    const { status, headers, body } = await ask(port, url);
    expect(status).toBe(404);
    expect(body.equals(readBytes('404.html'))).toBe(true);
    expect(headers).toMatchObject({ ...readHeaderRules()['/*'], 'cache-control': 'no-cache' });
  });

  test.each(['/../package.json', '/%2e%2e/package.json', '/_astro/..%2f..%2f..%2fetc/passwd', '/..%5cpackage.json'])(
    'answers %s with nothing from outside of the site',
    async (url) => {
      const { status } = await ask(port, url);
      expect([400, 403, 404]).toContain(status);
    },
  );

  test.each(readRedirects())('redirects $from', async ({ from, to, status: expected }) => {
    const { status, headers } = await ask(port, `${from}?tab=post`);
    expect(status).toBe(expected);
    expect(headers['location']).toBe(to.includes('?') ? to : `${to}?tab=post`);
    const plain = String((await ask(port, from)).headers['location']);
    expect(plain.replace(/\?$/, '')).toBe(to);
  });

  test.each(encodings)('sends the files compressed with %s', async (encoding) => {
    for (const [url, file] of [
      ['/faq', 'faq/index.html'],
      [`/${HASHED}`, HASHED],
    ] as const) {
      const { headers, body } = await ask(port, url, { 'Accept-Encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding);
      expect(String(headers['vary'])).toMatch(/accept-encoding/i);
      const stored = readFileSync(path.join(folder, 'site', `${file}.${encoding === 'br' ? 'br' : 'gz'}`));
      expect(body.equals(stored)).toBe(true);
      expect(DECODE[encoding as keyof typeof DECODE](body).equals(readBytes(file))).toBe(true);
    }
  });

  test('does not send again what the browser has', async () => {
    const { headers } = await ask(port, '/faq');
    const again = await ask(port, '/faq', { 'If-None-Match': String(headers['etag']) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test.each([
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/sw.js', 'text/javascript'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/sitemap-index.xml', 'xml'],
    ['/places.json', 'application/json'],
    ['/pagefind/words.txt', 'text/plain'],
  ])('sends %s with its type', async (url, type) => {
    const { status, headers } = await ask(port, url);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain(type);
  });
});
