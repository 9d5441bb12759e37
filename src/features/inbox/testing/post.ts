/** Requests to an inbox as a browser makes them. */
import { browserEnvironment } from '@/storage/outbox/environment.ts';
import { send } from '@/storage/outbox/send.ts';
import type { StoredFile } from '@/storage/schemas/stored-file.ts';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';
import { createRecordInput } from '@/storage/testing/profile.ts';
import { PICTURE } from './picture.ts';
import { SITE } from './serve.ts';

/** Sends a request as a page of the site does. */
export const fetchFromSite: typeof fetch = (url, init) => {
  const headers = new Headers(init?.headers);
  if (!headers.has('origin')) headers.set('origin', SITE);
  return fetch(url, { ...init, headers });
};

export const createTestRecord = (number: number, overrides: Partial<StoredRecord> = {}): StoredRecord => ({
  ...createRecordInput(number, overrides),
  delivery: { state: 'sending', tries: 0 },
});

/** Sends a record as the outbox does. */
export const postRecord = (
  url: string,
  record: StoredRecord,
  files: readonly StoredFile[] = [],
  signal = new AbortController().signal,
) => send(url, record, files, { ...browserEnvironment, fetch: fetchFromSite }, signal);

export const createTestFile = (
  id: string,
  bytes: Uint8Array<ArrayBuffer> = PICTURE,
  type = 'image/png',
): StoredFile => {
  const blob = new Blob([bytes], { type });
  return { id, owner: 'record:x', name: `${id}.png`, type, size: blob.size, blob, at: 1 };
};
