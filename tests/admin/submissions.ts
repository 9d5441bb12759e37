/** Submissions that tests send as a visitor's device does. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { PublishedSubmission } from '../../src/features/inbox/publish/publication.ts';
import { expect, type Site } from './admin.ts';

export type Sent = { id: string; number: string; token: string };

type Overrides = Record<string, unknown>;

/** The bytes of files, in the order of the record. */
type Contents = readonly { name: string; type: string; bytes: Uint8Array }[];

export const createAnswer = (name: string, text: string, kind = 'text') => ({
  name,
  label: name,
  kind,
  value: text,
  text,
});

/** The server may close a connection that was not used for seconds, just when the next request begins. */
const RETRIES = { maxRetries: 3 };

/** Sends a record, with its files. */
export async function send(
  request: APIRequestContext,
  { url }: Site,
  record: Overrides,
  contents: Contents = [],
): Promise<Sent> {
  const id = randomUUID();
  const token = randomBytes(32).toString('base64url');
  const number = `CU-261121-${id.slice(0, 4).toUpperCase()}`;
  const base = { id, token, number, action: 'contact', form: 'contact', title: 'Contact us', answers: [], files: [] };
  const data = { ...base, at: Date.now() - 10_000, ...record, id };
  const headers = { Origin: url, 'Idempotency-Key': id };
  const form = new FormData();
  form.append('record', new Blob([JSON.stringify(data)], { type: 'application/json' }), 'blob');
  for (const { name, type, bytes } of contents) form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
  const body = contents.length > 0 ? { multipart: form } : { data };
  const response = await request.post('/api/inbox', { headers, ...body, ...RETRIES });
  expect(response.status(), await response.text()).toBe(201);
  return { id, number: data.number, token };
}

/** Sends a submission that publishing knows, with its pictures. */
export async function sendPublished(
  request: APIRequestContext,
  site: Site,
  { record, files }: PublishedSubmission,
  overrides: Overrides = {},
): Promise<Sent> {
  const contents = await Promise.all(files.map(async ({ name, type, read }) => ({ name, type, bytes: await read() })));
  const refs = record.files.map((file, at) => ({ ...file, size: contents[at]?.bytes.length ?? 0 }));
  return send(request, site, { ...record, files: refs, ...overrides }, contents);
}

/** Returns what the inbox answers to the visitor's device. */
export async function askState(request: APIRequestContext, { url }: Site, { id, token }: Sent): Promise<unknown> {
  const response = await request.post('/api/inbox/state', {
    headers: { Origin: url },
    data: { records: [{ id, token }] },
    ...RETRIES,
  });
  const { records } = (await response.json()) as { records: unknown[] };
  return records[0];
}
