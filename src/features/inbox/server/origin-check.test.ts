import { expect, test } from 'vitest';
import { createOriginCheck } from './origin-check.ts';

const check = createOriginCheck({ kind: 'configured', origins: ['https://ino.example'], hosts: ['ino.example'] });

async function getStatus(
  path: string,
  init: { method?: string; headers: Record<string, string> },
  isPrerendered = false,
) {
  const url = new URL(path, 'http://localhost');
  const context = { request: new Request(url, init), url, isPrerendered } as Parameters<typeof check>[0];
  const response = (await check(context, () => Promise.resolve(new Response(null, { status: 200 })))) as Response;
  return response.status;
}

const SITE = { host: 'ino.example', origin: 'https://ino.example' };
const API = '/api/keystatic/update';

test.each([
  ['a page of the site, behind a proxy with TLS', API, { method: 'POST', headers: SITE }, 200],
  ['another origin', API, { method: 'POST', headers: { ...SITE, origin: 'https://evil.example' } }, 403],
  ['no origin', API, { method: 'DELETE', headers: { host: 'ino.example' } }, 403],
  ['a link', '/keystatic', { headers: { host: 'ino.example' } }, 200],
  ['another host', '/keystatic', { headers: { host: 'evil.example' } }, 403],
  [
    'another host with its own origin',
    API,
    { method: 'POST', headers: { host: 'a.example', origin: 'https://a.example' } },
    403,
  ],
  ['the inbox, which checks itself', '/api/inbox/state', { method: 'POST', headers: {} }, 200],
  ['an address that begins like the inbox', '/api/inboxes', { method: 'POST', headers: {} }, 403],
])('%s', async (_, path, init, status) => {
  expect(await getStatus(path, init)).toBe(status);
});

test('the build of a page has no host', async () => {
  expect(await getStatus('/', { headers: {} }, true)).toBe(200);
});
