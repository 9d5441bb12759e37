import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AccessRules } from '@/features/inbox/receiver/access.ts';
import { authorizeEditor } from './authorize.ts';
import { createCookie, createToken } from './csrf.ts';
import { openQueue } from './open-queue.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ino-queue-'));
});

afterEach(async () => {
  (await openQueue(folder)).store.close();
  rmSync(folder, { recursive: true });
});

const HOST = 'ino.example';
const SITE = `https://${HOST}`;
const CONFIGURED: AccessRules = { kind: 'configured', origins: [SITE], hosts: [HOST] };

type Options = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  cookie?: string | undefined;
  rules?: AccessRules;
  address?: string;
  editor?: string | undefined;
};

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Asks for the queue. Returns the status, and the session of an editor. */
async function ask({
  method = 'GET',
  headers = {},
  body,
  cookie,
  rules = CONFIGURED,
  address = '203.0.113.9',
  ...rest
}: Options) {
  const url = new URL(`${SITE}/keystatic/inbox`);
  const all = { host: HOST, ...(body !== undefined && { 'content-length': String(body.length) }), ...headers };
  const set: string[][] = [];
  const cookies = {
    get: () => (cookie === undefined ? undefined : { value: cookie }),
    set: (...parameters: unknown[]) => set.push(parameters.map((each) => JSON.stringify(each))),
  };
  const request = new Request(url, { method, headers: all, body: body ?? null });
  const context = { request, url, clientAddress: address, cookies } as unknown as Parameters<typeof authorizeEditor>[2];
  const editor = 'editor' in rest ? rest.editor : 'Noura';
  const session = await authorizeEditor({ folder, rules, addressHeader: undefined }, editor, context);
  return session instanceof Response ? { status: session.status, set } : { status: 200, session, set };
}

/** Posts a form as a page of the queue does. */
async function post(change: Options & { csrf?: string } = {}) {
  const cookie = createCookie();
  const { csrfKey } = await openQueue(folder);
  const body = new URLSearchParams({ csrf: change.csrf ?? createToken(csrfKey, cookie), action: 'review' }).toString();
  return ask({ method: 'POST', body, cookie, ...change, headers: { ...FORM, origin: SITE, ...change.headers } });
}

test('an editor reads a page, and gets a cookie that no script and no other site can use', async () => {
  const { status, session, set } = await ask({});
  expect(status).toBe(200);
  expect(session).toMatchObject({ editor: 'Noura', form: undefined });
  expect(set).toHaveLength(1);
  expect(JSON.parse(set[0]?.[2] ?? '')).toEqual({
    path: '/keystatic/inbox',
    httpOnly: true,
    sameSite: 'strict',
    secure: true,
  });
});

test('an editor posts a form', async () => {
  const { status, session } = await post();
  expect(status).toBe(200);
  expect(session?.form?.get('action')).toBe('review');
});

test('the form of one page can be posted after another one was opened', async () => {
  const cookie = createCookie();
  const one = await ask({ cookie });
  const other = await ask({ cookie });
  expect(one.session?.csrf).toBe(other.session?.csrf);
});

test.each<[string, Options & { csrf?: string }, number]>([
  ['another origin', { headers: { origin: 'https://evil.example' } }, 403],
  ['no origin', { headers: { origin: 'null' } }, 403],
  ['another host', { headers: { host: 'evil.example', origin: 'https://evil.example' } }, 403],
  ['no cookie', { cookie: undefined }, 403],
  ['the cookie of somebody else', { cookie: createCookie() }, 403],
  ['a wrong value', { csrf: 'x' }, 403],
  ['the cookie as the value', { cookie: 'A'.repeat(43), csrf: 'A'.repeat(43) }, 403],
  ['JSON', { headers: { 'content-type': 'application/json' } }, 415],
  ['a form with files', { headers: { 'content-type': 'multipart/form-data; boundary=x' } }, 415],
  ['a large form', { headers: { 'content-length': '500001' } }, 413],
  ['another method', { method: 'DELETE' }, 405],
  ['somebody who is not signed in as an editor', { editor: undefined }, 403],
])('a form with %s is rejected', async (_, change, status) => {
  expect((await post(change)).status).toBe(status);
});

test.each<[string, Options]>([
  ['another host', { headers: { host: 'evil.example' } }],
  ['somebody who is not signed in as an editor', { editor: undefined }],
])('a page for %s is rejected', async (_, change) => {
  expect(await ask(change)).toMatchObject({ status: 403, set: [] });
});

const LOCAL = { host: 'localhost:4321', origin: 'http://localhost:4321' };

test.each<[string, Options, number]>([
  ['this machine', {}, 200],
  ['another machine', { address: '192.168.1.9' }, 403],
  ['a page that names this machine', { headers: { ...LOCAL, host: 'evil.example:4321' } }, 403],
  ['another server of this machine', { headers: { ...LOCAL, origin: 'http://localhost:8080' } }, 403],
])('in dev, a form of %s', async (_, change, status) => {
  const rules: AccessRules = { kind: 'loopback' };
  expect((await post({ rules, address: '127.0.0.1', headers: LOCAL, ...change })).status).toBe(status);
});
