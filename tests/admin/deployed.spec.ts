/** The site with a deployed admin: sign-in with GitHub, all other pages static files. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { waitUntilUp, freePort, runIn } from '../bridge/processes.ts';
import { copySite, removeSite } from './site-copy.ts';

const GITHUB = {
  PUBLIC_KEYSTATIC_STORAGE: 'github',
  PUBLIC_KEYSTATIC_GITHUB_REPO: 'some-owner/some-site',
  PUBLIC_KEYSTATIC_GITHUB_APP_SLUG: 'some-app',
  KEYSTATIC_GITHUB_CLIENT_ID: 'client-of-the-test',
  KEYSTATIC_GITHUB_CLIENT_SECRET: 'secret-of-the-client',
  KEYSTATIC_SECRET: 'secret-of-the-sessions-0123456789',
};
const SECRETS = [GITHUB.KEYSTATIC_GITHUB_CLIENT_SECRET, GITHUB.KEYSTATIC_SECRET];
const BUILD = ['tools/astro.mjs', 'build'];

// All tests share one build.
base.describe.configure({ mode: 'default' });

type Deployed = { root: string; url: string };

/** The build with the admin, and its server. */
async function deploy(root: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const build = runIn(root, BUILD, GITHUB);
  if ((await build.ended) !== 0) throw new Error(build.log());
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...GITHUB, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) };
  const server = runIn(root, ['dist/server/entry.mjs'], env);
  await waitUntilUp(url, server);
  return { url, stop: server.stop };
}

const test = base.extend<object, { site: Deployed }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here: there are none
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
  const server = runIn(site.root, ['dist/server/entry.mjs'], { ...env, PORT: String(await freePort()) });
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

test('the admin has its own policy, which allows more styles but no more scripts', async ({ request }) => {
  for (const address of ['/keystatic', '/keystatic/collection/products']) {
    const policy = (await request.get(address)).headers()['content-security-policy'] ?? '';
    const directive = (name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `));
    expect(directive('style-src')).toBe("style-src 'self' 'unsafe-inline'");
    expect(directive('script-src')).toMatch(/^script-src 'self' .*'sha256-/);
    expect(directive('script-src')).not.toMatch(/unsafe-inline|'unsafe-eval'/);
    expect(directive('connect-src')).toContain('https://api.github.com');
    expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
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
  expect((await request.post('/api/keystatic/update', { data: {} })).status()).toBe(404);
});
