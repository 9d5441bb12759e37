/** The site with a deployed admin and inbox: sign-in with GitHub, all other pages static files. */
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as requestOverNode, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { waitUntilUp, findFreePort, runIn } from '../bridge/processes.ts';
import { PICTURE } from '../../src/features/inbox/testing/picture.ts';
import { getPreviewPath, PREVIEWS, REDIRECTS, ROUTES } from '../../src/routes.ts';
import { home, posts, products, tabbedScreens } from '../support/content.ts';
import { previewLinks } from '../support/preview-links.ts';
import { copySite, removeSite } from './site-copy.ts';

const GITHUB = {
  PUBLIC_KEYSTATIC_STORAGE: 'github',
  PUBLIC_KEYSTATIC_GITHUB_REPO: 'some-owner/some-site',
  PUBLIC_KEYSTATIC_GITHUB_APP_SLUG: 'some-app',
  KEYSTATIC_GITHUB_CLIENT_ID: 'client-of-the-test',
  KEYSTATIC_GITHUB_CLIENT_SECRET: 'secret-of-the-client',
  KEYSTATIC_SECRET: 'secret-of-the-sessions-0123456789',
};
/** Pages post to the inbox of their own server. */
const INBOX = { PUBLIC_DELIVERY_URL: '/api/inbox' };
const SECRETS = [GITHUB.KEYSTATIC_GITHUB_CLIENT_SECRET, GITHUB.KEYSTATIC_SECRET];
const BUILD = ['tools/astro.mjs', 'build'];

// All tests share one build.
base.describe.configure({ mode: 'default' });

type Deployed = { root: string; url: string };

/** The build with the admin, and its server. */
async function deploy(root: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const build = runIn(root, BUILD, { ...GITHUB, ...INBOX });
  if ((await build.ended) !== 0) throw new Error(build.log());
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...GITHUB,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    INBOX_HOSTS: `127.0.0.1:${port}`,
  };
  const server = runIn(root, ['dist/server/entry.mjs'], env);
  await waitUntilUp(url, server);
  return { url, stop: server.stop };
}

const test = base.extend<object, { site: Deployed }>({
  site: [
    async ({}, use) => {
      const root = copySite();
      try {
        const { url, stop } = await deploy(root);
        await use({ root, url });
        await stop();
      } finally {
        removeSite(root);
      }
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

/** The origin of the site, which the content names. */
const ORIGIN = 'https://ino.example';

/** What the server gets of a request to the site behind a proxy with TLS. */
const FROM_SITE = {
  Host: 'ino.example',
  Origin: ORIGIN,
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-For': '203.0.113.9',
};

/** Posts to the server with headers that a browser does not let a page choose. */
async function post(url: string, body: FormData | string, headers: Record<string, string>) {
  const { headers: ofBody, body: content } = new Response(body);
  const type = body instanceof FormData ? (ofBody.get('content-type') ?? '') : 'application/json';
  const bytes = Buffer.from(await new Response(content).arrayBuffer());
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = requestOverNode(url, { method: 'POST', headers: { 'Content-Type': type, ...headers } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, text });
      });
    });
    sent.on('error', reject);
    sent.end(bytes);
  });
}

/** Returns the headers of the response to a request with headers that a browser does not let a page choose. */
const getHeaders = (url: string, headers: Record<string, string>): Promise<IncomingHttpHeaders> =>
  new Promise((resolve, reject) => {
    const sent = requestOverNode(url, { headers }, (answer) => {
      answer.resume();
      resolve(answer.headers);
    });
    sent.on('error', reject);
    sent.end();
  });

base('without what sign-in needs the build stops and names it', async () => {
  const root = copySite();
  const { PUBLIC_KEYSTATIC_STORAGE, PUBLIC_KEYSTATIC_GITHUB_REPO } = GITHUB;
  const build = runIn(root, BUILD, { PUBLIC_KEYSTATIC_STORAGE, PUBLIC_KEYSTATIC_GITHUB_REPO });
  const code = await build.ended;
  removeSite(root);
  expect(code).not.toBe(0);
  for (const name of Object.keys(GITHUB).slice(2)) expect(build.log()).toContain(name);
  expect(build.log()).not.toContain('which needs PUBLIC_KEYSTATIC_GITHUB_REPO');
});

test('the server does not start without a secret in its environment, and names it', async ({ site }) => {
  const { KEYSTATIC_SECRET: _, ...env } = GITHUB;
  // The server does not read the build's environment.
  writeFileSync(path.join(site.root, '.env'), `KEYSTATIC_SECRET=${GITHUB.KEYSTATIC_SECRET}\n`);
  const server = runIn(site.root, ['dist/server/entry.mjs'], { ...env, PORT: String(await findFreePort()) });
  expect(await server.ended).toBe(1);
  expect(server.log()).toContain('cannot start without KEYSTATIC_SECRET:');
});

test('every public page is a file with the strict policy', async ({ site, request }) => {
  const client = path.join(site.root, 'dist/client');
  const map = readFileSync(path.join(client, 'sitemap-0.xml'), 'utf8');
  const pages = [...map.matchAll(/<loc>https?:\/\/[^/]+\/([^<]*)<\/loc>/g)].map(([, page = '']) =>
    page.replaceAll('&amp;', '&'),
  );
  expect(pages.length).toBeGreaterThan(50);
  for (const page of pages) {
    const file = path.join(client, page, 'index.html');
    expect(existsSync(file), page).toBe(true);
    const [, policy = ''] =
      /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(readFileSync(file, 'utf8')) ?? [];
    expect(policy, page).toContain("default-src 'none'");
    expect(policy, page).not.toContain("'unsafe-inline'");
  }
  const home = await request.get('/');
  expect(home.status()).toBe(200);
  expect(home.headers()).not.toHaveProperty('content-security-policy');
});

test('the preview links of the admin lead to pages, and search engines do not list the redirects', ({ site }) => {
  const client = path.join(site.root, 'dist/client');
  const read = (address: string) => readFileSync(path.join(client, decodeURI(address), 'index.html'), 'utf8');
  const getTarget = (html: string) => /http-equiv="refresh" content="0;url=([^"]+)"/.exec(html)?.[1];
  const redirects = previewLinks
    .filter(({ url }) => url.startsWith(PREVIEWS))
    .map(({ url }) => ({ url, html: read(url) }));
  for (const { url, html } of redirects) {
    expect(html, url).toContain('<meta name="robots" content="noindex">');
    const page = read(new URL(getTarget(html) ?? '', site.url).pathname);
    expect(page, url).toContain('<h1');
    expect(getTarget(page), url).toBeUndefined();
  }
  const targets = new Map(redirects.map(({ url, html }) => [url, getTarget(html)]));
  for (const { id, path: to } of products) expect(targets.get(getPreviewPath('products', id))).toBe(to);
  for (const { id, path: to, visibility } of posts)
    if (visibility === 'public') expect(targets.get(getPreviewPath('posts', id))).toBe(to);
  for (const id of home.banners) expect(targets.get(getPreviewPath('banners', id))).toBe(ROUTES.home);
  const [screen] = tabbedScreens;
  const banner = screen?.banners.find((id) => !home.banners.includes(id)) ?? '';
  const pages = tabbedScreens.filter(({ banners }) => banners.includes(banner)).map(({ page }) => ROUTES[page]);
  expect(pages).toContain(targets.get(getPreviewPath('banners', banner)));
  const sitemap = readFileSync(path.join(client, 'sitemap-0.xml'), 'utf8');
  for (const address of [PREVIEWS, ...Object.keys(REDIRECTS).map((from) => `${from}<`)])
    expect(sitemap).not.toContain(address);
});

test('submissions cannot be read or changed without a sign-in', async ({ site, request }) => {
  for (const address of [
    '/keystatic/inbox',
    `/keystatic/inbox/${randomUUID()}`,
    `/keystatic/inbox/${randomUUID()}/files/0`,
  ]) {
    expect((await request.get(address)).status()).toBe(403);
    const { status } = await post(`${site.url}${address}`, 'action=review', FROM_SITE);
    expect(status).toBe(403);
  }
});

test('the admin has its own policy, which allows more styles but no more scripts', async ({ request }) => {
  for (const address of ['/keystatic', '/keystatic/collection/products']) {
    const policy = (await request.get(address)).headers()['content-security-policy'] ?? '';
    const getDirective = (name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `));
    expect(getDirective('style-src')).toBe("style-src 'self' 'unsafe-inline'");
    expect(getDirective('script-src')).toMatch(/^script-src 'self' .*'sha256-/);
    expect(getDirective('script-src')).not.toMatch(/unsafe-inline|'unsafe-eval'/);
    expect(getDirective('connect-src')).toContain('https://api.github.com');
    expect(getDirective('frame-ancestors')).toBe("frame-ancestors 'none'");
  }
});

test('the admin asks to sign in with GitHub, and the policy blocks only its font', async ({ page }) => {
  const refused: string[] = [];
  await page.exposeFunction('noteRefused', (text: string) => refused.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ blockedURI }) => {
      (window as unknown as { noteRefused: (text: string) => void }).noteRefused(blockedURI);
    });
  });
  await page.goto('/keystatic');
  await expect(
    page.getByRole('link', { name: 'Log in with GitHub' }).or(page.getByRole('button', { name: 'Log in with GitHub' })),
  ).toBeVisible();
  expect(refused.filter((uri) => !uri.startsWith('https://fonts.googleapis.com/'))).toEqual([]);
});

test('sign-in redirects to GitHub and back', async ({ request, site }) => {
  const response = await request.get('/api/keystatic/github/login', { maxRedirects: 0 });
  expect(response.status()).toBe(307);
  const address = new URL(response.headers()['location'] ?? '');
  expect(`${address.origin}${address.pathname}`).toBe('https://github.com/login/oauth/authorize');
  expect(address.searchParams.get('client_id')).toBe(GITHUB.KEYSTATIC_GITHUB_CLIENT_ID);
  expect(address.searchParams.get('redirect_uri')).toBe(`${site.url}/api/keystatic/github/oauth/callback`);
});

test('behind a proxy with TLS, GitHub redirects back to the address of the site, and the session can be renewed', async ({
  site,
}) => {
  const { Host } = FROM_SITE;
  const { location = '' } = await getHeaders(`${site.url}/api/keystatic/github/login`, { Host });
  expect(new URL(location).searchParams.get('redirect_uri')).toBe(`${ORIGIN}/api/keystatic/github/oauth/callback`);
  // Keystatic rejects a request without a session by itself.
  const renewed = await post(`${site.url}/api/keystatic/github/refresh-token`, '', FROM_SITE);
  expect(renewed.status).toBe(401);
});

test('no file of the build contains a secret, and the server exposes none of its files', async ({ site, request }) => {
  const files = readdirSync(path.join(site.root, 'dist'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const { parentPath, name } of files) {
    const text = readFileSync(path.join(parentPath, name), 'latin1');
    for (const secret of SECRETS) expect(text.includes(secret), name).toBe(false);
  }
  // The route of the admin on a developer's machine.
  expect((await request.get('/api/keystatic/tree')).status()).toBe(404);
  expect((await post(`${site.url}/api/keystatic/update`, '{}', FROM_SITE)).status).toBe(404);
});

const INBOX_ENDPOINTS = ['/api/inbox', '/api/inbox/state', '/api/inbox/export', '/api/inbox/erase'];

/** Creates a record with a picture, as a form of the site posts it. */
function createRecord() {
  const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')];
  const files = [{ id: 'a', name: 'a.png', type: 'image/png', size: PICTURE.length }];
  const record = {
    id,
    token,
    number: 'CU-1',
    action: 'contact',
    form: 'contact',
    title: 'Contact',
    answers: [],
    at: 1,
    files,
  };
  const form = new FormData();
  form.append('record', new Blob([JSON.stringify(record)], { type: 'application/json' }));
  form.append('file', new Blob([PICTURE], { type: 'image/png' }), 'a.png');
  return { id, token, form, key: { 'Idempotency-Key': id } };
}

test('the inbox stores a form of the site behind a proxy with TLS, and tells its state to who has the token', async ({
  site,
}) => {
  const { id, token, form, key } = createRecord();
  const stored = await post(`${site.url}/api/inbox`, form, { ...FROM_SITE, ...key });
  expect(stored).toEqual({ status: 201, text: '{"state":"received"}' });
  expect(readdirSync(path.join(site.root, '.inbox/files'))).toHaveLength(1);
  const claim = JSON.stringify({ records: [{ id, token }] });
  const state = await post(`${site.url}/api/inbox/state`, claim, FROM_SITE);
  expect(JSON.parse(state.text)).toMatchObject({ records: [{ id, state: 'received' }] });
});

test('no endpoint accepts a request from another origin or for another host', async ({ site, request }) => {
  const { form, key } = createRecord();
  const wrong = [
    { ...FROM_SITE, Origin: 'https://evil.example' },
    { ...FROM_SITE, Host: 'evil.example' },
    { ...FROM_SITE, Origin: 'https://evil.example', Host: 'evil.example' },
    { Host: 'ino.example' },
  ];
  for (const headers of wrong) {
    for (const endpoint of [...INBOX_ENDPOINTS, '/api/keystatic/github/logout']) {
      expect((await post(site.url + endpoint, form, { ...headers, ...key })).status, endpoint).toBe(403);
    }
  }
  expect((await request.get('/keystatic', { headers: { Host: 'evil.example' } })).status()).toBe(403);
});

test('every page posts to its own server, so the policy allows no other', ({ site }) => {
  const page = readFileSync(path.join(site.root, 'dist/client/index.html'), 'utf8');
  expect(page).toContain("connect-src 'self';");
});
