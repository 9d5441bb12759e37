/** A deployed server passes on requests of the web. Those of Node are tested with the receiver. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FileFolder } from './file-folder.ts';
import { LIMITS } from './limits.ts';
import { readContent, readJson } from './read-body.ts';

const URL_OF_INBOX = 'https://ino.example/api/inbox';

let root: string;
let folder: FileFolder;

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'ino-body-'));
  folder = new FileFolder(root);
  await folder.prepare();
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const post = (body: BodyInit | null, headers = {}): Request =>
  new Request(URL_OF_INBOX, { method: 'POST', body, headers });

test('a request of the web with JSON is read, up to its limit', async () => {
  const headers = { 'Content-Type': 'application/json' };
  expect(await readJson(post('{"a":"قهوة"}', headers), 100)).toEqual({ a: 'قهوة' });
  await expect(readJson(post('{"a":"long"}', headers), 5)).rejects.toMatchObject({ status: 413 });
  await expect(readJson(post(null, headers), 100)).rejects.toMatchObject({ status: 422 });
});

test('a form of the web is read, and its file is written', async () => {
  const form = new FormData();
  form.append('record', new Blob(['{"b":1}'], { type: 'application/json' }));
  form.append('file', new Blob(['bytes']), 'a.txt');
  const { record, uploads } = await readContent(post(form), folder, LIMITS);
  expect(record).toBe('{"b":1}');
  expect(uploads.map((upload) => readFileSync(upload.path, 'utf8'))).toEqual(['bytes']);
});
