import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  mkdirSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { request as requestOverNode, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Readable, Writable } from 'node:stream';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HONEYPOT_NAME } from '@/forms/model/honeypot.ts';
import { getId } from '@/storage/testing/profile.ts';
import { createZipBomb, POLYGLOT } from '../testing/hostile-files.ts';
import { createTestFile, createTestRecord, fetchFromSite, postRecord } from '../testing/post.ts';
import { PICTURE } from '../testing/picture.ts';
import { serveInbox, SITE, WIDE_LIMITS, type TestServer } from '../testing/serve.ts';
import { FileFolder } from './file-folder.ts';

let folder: string;
let server: TestServer;

/** The clock of the server: long after the records were submitted. */
const NOW = createTestRecord(1).at + 60_000;

/** The limits of a sender begin again at midnight UTC: twelve attempts of the outbox, one an hour, would end before that. */
const UNTIL_MIDNIGHT = String(Math.ceil((new Date(NOW).setUTCHours(24, 0, 0, 0) - NOW) / 1_000));

const start = async (limits = WIDE_LIMITS) => {
  server = await serveInbox({ folder, limits, now: () => NOW });
};

const restart = async (limits = WIDE_LIMITS) => {
  await server.close();
  await start(limits);
};

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ino-inbox-'));
  await start();
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

type Row = { id: string; record: string; files: string };

/** Reads what is stored: records and the content of their files. */
function readStored() {
  const database = new DatabaseSync(path.join(folder, 'inbox.sqlite'), { readOnly: true });
  const rows = database
    .prepare(
      `SELECT id, record, (SELECT json_group_array(stored_name) FROM files WHERE submission = number) AS files
       FROM submissions ORDER BY number`,
    )
    .all() as unknown as Row[]; // the query names the columns
  database.close();
  return rows.map(({ id, record, files }) => ({
    id,
    record: JSON.parse(record) as Record<string, unknown>,
    files: (JSON.parse(files) as string[]).map(
      (name) => new Uint8Array(readFileSync(path.join(folder, 'files', name))),
    ),
  }));
}

const listFiles = () => readdirSync(path.join(folder, 'files'));

const post = (headers: Record<string, string>, body: BodyInit, method = 'POST') =>
  fetchFromSite(server.url, { method, headers, body });

const JSON_TYPE = { 'Content-Type': 'application/json' };
const createHeaders = (number = 1) => ({ ...JSON_TYPE, 'Idempotency-Key': getId(number) });

/** Returns the JSON of a record as it is posted. */
const toJson = (number: number, differing: Record<string, unknown> = {}) => {
  const { delivery: _, ...record } = createTestRecord(number);
  return JSON.stringify({ ...record, ...differing });
};

/** Creates a form with a record and files. */
function createForm(files: { name: string; type: string; size: number; bytes?: Uint8Array<ArrayBuffer> }[]): FormData {
  const form = new FormData();
  const named = files.map(({ name, type, size }, at) => ({ id: `file-${at}`, name, type, size }));
  form.append('record', new Blob([toJson(1, { files: named })], { type: 'application/json' }));
  for (const { name, type, bytes = PICTURE } of files) form.append('file', new Blob([bytes], { type }), name);
  return form;
}

const postForm = (form: FormData) => post({ 'Idempotency-Key': getId(1) }, form);

/** Posts a form without its length. */
const postChunks = (type: string, body: BodyInit | null) => {
  const headers = { 'Content-Type': type, 'Idempotency-Key': getId(1) };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  return fetchFromSite(server.url, init);
};

const picture = { name: 'a.png', type: 'image/png', size: PICTURE.length };

describe('a record', () => {
  test('is stored, and its retry gets the same response', async () => {
    const first = await postRecord(server.url, createTestRecord(1));
    expect(first).toEqual({ status: 201, type: 'application/json', body: '{"state":"received"}' });
    expect(await postRecord(server.url, createTestRecord(1))).toEqual(first);
    expect(readStored()).toEqual([{ id: getId(1), record: JSON.parse(toJson(1)) as unknown, files: [] }]);
  });

  test('is stored with its files, byte for byte and under generated names', async () => {
    const file = createTestFile('قهوة');
    const record = createTestRecord(1, { files: [file.id] });
    for (const _ of [1, 2]) expect(await postRecord(server.url, record, [file])).toMatchObject({ status: 201 });
    expect(readStored()).toMatchObject([{ record: { files: [{ name: 'قهوة.png' }] }, files: [PICTURE] }]);
    expect(listFiles()).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
  });

  test('is no retry when the record or a file differs', async () => {
    const file = createTestFile('a');
    const record = createTestRecord(1, { files: [file.id] });
    await postRecord(server.url, record, [file]);
    expect(await postRecord(server.url, { ...record, title: 'Other' }, [file])).toMatchObject({ status: 422 });
    const other = createTestFile('a', new Uint8Array([...PICTURE, 0]));
    expect(await postRecord(server.url, record, [other])).toMatchObject({ status: 422 });
    expect([readStored().length, listFiles().length]).toEqual([1, 1]);
  });

  test('is the same with its keys in another order', async () => {
    await post(createHeaders(), toJson(1));
    const reversed = Object.fromEntries(Object.entries(JSON.parse(toJson(1)) as object).reverse());
    expect((await post(createHeaders(), JSON.stringify(reversed))).status).toBe(201);
  });

  test('is stored once when it arrives many times at once', async () => {
    const file = createTestFile('a');
    const record = createTestRecord(1, { files: [file.id] });
    const answers = await Promise.all(Array.from({ length: 20 }, () => postRecord(server.url, record, [file])));
    const statuses = new Set(answers.map((answer) => ('status' in answer ? answer.status : 0)));
    expect([...statuses].sort()).toEqual([201, 409]);
    expect([readStored().length, listFiles().length]).toEqual([1, 1]);
  });

  test('is stored without its token', async () => {
    const token = 'a'.repeat(43);
    expect((await post(createHeaders(), toJson(1, { token }))).status).toBe(201);
    expect(readStored()[0]?.record).not.toHaveProperty('token');
    expect(readFileSync(path.join(folder, 'inbox.sqlite-wal')).includes(token)).toBe(false);
  });

  test('keeps no fields that the schema does not know', async () => {
    await post(createHeaders(), toJson(1, { later: 'field', __proto__: { polluted: true } }));
    expect(readStored()[0]?.record).not.toHaveProperty('later');
  });

  test('can wait while another process writes', async () => {
    const other = new DatabaseSync(path.join(folder, 'inbox.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    const answer = await post(createHeaders(), toJson(1));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    other.close();
    expect((await post(createHeaders(), toJson(1))).status).toBe(201);
    expect(server.failures).toMatchObject([{ status: 503, code: 'busy' }]);
  });
});

describe('a request', () => {
  test.each([
    ['no key', JSON_TYPE, toJson(1), 400],
    ['a key that is no UUID', { ...JSON_TYPE, 'Idempotency-Key': '../../etc/passwd' }, toJson(1), 400],
    ['the key of another record', createHeaders(2), toJson(1), 400],
    ['no JSON', createHeaders(), '{', 422],
    ['JSON that is no record', createHeaders(), '{"id":"x"}', 422],
    ['bytes that are not UTF-8', createHeaders(), new Uint8Array([0xff, 0xfe]), 422],
    [
      'JSON of 100,000 levels',
      createHeaders(),
      toJson(1).replace('"value":40', `"value":${'['.repeat(1e5)}${']'.repeat(1e5)}`),
      422,
    ],
    [
      'a number above the largest one in 40 lists',
      createHeaders(),
      toJson(1).replace('"value":40', `"value":${'['.repeat(40)}1e999${']'.repeat(40)}`),
      422,
    ],
    [
      'a megabyte of such numbers',
      createHeaders(),
      toJson(1).replace('"value":40', `"value":${'['.repeat(40)}${'1e999,'.repeat(150_000)}1${']'.repeat(40)}`),
      422,
    ],
    ['another type', { ...createHeaders(), 'Content-Type': 'text/plain' }, toJson(1), 415],
    ['a form without a boundary', { ...createHeaders(), 'Content-Type': 'multipart/form-data' }, 'x', 415],
    ['a broken form', { ...createHeaders(), 'Content-Type': 'multipart/form-data; boundary=x' }, '--x\r\n', 400],
    ['a record of more than 1 MB', createHeaders(), toJson(1, { title: 'x'.repeat(1_000_001) }), 413],
    [
      'an answer to the hidden field',
      createHeaders(),
      toJson(1, { answers: [{ name: HONEYPOT_NAME, label: '', kind: 'text', value: 'ACME', text: 'ACME' }] }),
      422,
    ],
    [
      'two answers of one name',
      createHeaders(),
      toJson(1, {
        answers: ['Nice scarves', 'spam'].map((text) => ({
          name: 'detail',
          label: '',
          kind: 'text',
          value: text,
          text,
        })),
      }),
      422,
    ],
    [
      'a path on another host',
      createHeaders(),
      toJson(1, { about: { kind: 'product', id: 'x', name: 'x', path: '//evil.example' } }),
      422,
    ],
    ['a token that is too short', createHeaders(), toJson(1, { token: 'abc' }), 422],
  ])('with %s is rejected', async (_, headers, body, status) => {
    expect((await post(headers, body)).status).toBe(status);
    expect([readStored(), listFiles()]).toEqual([[], []]);
    expect(server.failures).toEqual([]);
  });

  test('of another method is rejected', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const answer = await post(createHeaders(), toJson(1), method);
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    }
    expect((await fetchFromSite(server.url)).status).toBe(405);
  });

  test('that is compressed is not unpacked', async () => {
    const body = gzipSync(toJson(1, { title: 'x'.repeat(50_000_000) }));
    expect((await post({ ...createHeaders(), 'Content-Encoding': 'gzip' }, body)).status).toBe(422);
    expect(readStored()).toEqual([]);
  });

  test('from a script is delayed when it comes right after the submission', async () => {
    const answer = await post(createHeaders(), toJson(1, { at: NOW - 500 }));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([425, '2']);
    // The clock of this visitor is ahead.
    expect((await post(createHeaders(), toJson(1, { at: NOW + 500 }))).status).toBe(201);
  });

  test('is delayed when the sender makes too many', async () => {
    await restart({ ...WIDE_LIMITS, burst: 2, requestsPerSecond: 0.5 });
    for (const number of [1, 2]) expect((await post(createHeaders(number), toJson(number))).status).toBe(201);
    const answer = await post(createHeaders(3), toJson(3));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '2']);
  });

  test('is delayed when the sender has stored too much, but a retry is not', async () => {
    await restart({ ...WIDE_LIMITS, sender: { entries: 1, bytes: 1e6 } });
    await post(createHeaders(1), toJson(1));
    expect(await postRecord(server.url, createTestRecord(2))).toMatchObject({
      status: 429,
      retryAfter: UNTIL_MIDNIGHT,
    });
    expect((await post(createHeaders(1), toJson(1))).status).toBe(201);
  });
});

describe('uploads', () => {
  /** Begins a request with a file, and waits until the server writes it. */
  const beginUpload = async (number: number, length: number) => {
    const before = listFiles().length;
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    socket.on('error', () => undefined);
    const head = ['POST / HTTP/1.1', `Host: ${server.host}`, `Origin: ${SITE}`, `Idempotency-Key: ${getId(number)}`];
    const type = ['Content-Type: multipart/form-data; boundary=x', `Content-Length: ${length}`, '', ''];
    const part = ['--x', 'Content-Disposition: form-data; name="file"; filename="a.png"', '', 'half of it'];
    socket.write([...head, ...type, ...part].join('\r\n'));
    await expect.poll(() => listFiles().length > before || received !== '').toBe(true);
    return {
      socket,
      status: Number(received.split(' ')[1] ?? 0),
      retryAfter: /retry-after: (\d+)/i.exec(received)?.[1],
    };
  };

  test('of one sender are limited in bytes while they arrive', async () => {
    await restart({ ...WIDE_LIMITS, inFlight: { requests: 10, bytes: 100_000_000 } });
    const first = await beginUpload(1, 60_000_000);
    expect([first.status, listFiles()]).toEqual([0, [expect.anything()]]);
    const second = await beginUpload(2, 60_000_000);
    expect([second.status, second.retryAfter, listFiles().length]).toEqual([429, '10', 1]);
    second.socket.destroy();
    // A smaller one fits.
    expect((await post(createHeaders(3), toJson(3))).status).toBe(201);
    first.socket.destroy();
    await expect.poll(listFiles).toEqual([]);
    const third = await beginUpload(4, 60_000_000);
    expect(third.status).toBe(0);
    third.socket.destroy();
  });

  test('of one sender are limited in number while they arrive', async () => {
    await restart({ ...WIDE_LIMITS, inFlight: { requests: 2, bytes: 1e9 } });
    const uploads = [await beginUpload(1, 10_000), await beginUpload(2, 10_000), await beginUpload(3, 10_000)];
    expect(uploads.map(({ status }) => status)).toEqual([0, 0, 429]);
    for (const { socket } of uploads) socket.destroy();
    await expect.poll(async () => (await post(createHeaders(4), toJson(4))).status).toBe(201);
  });

  test('without a length count as the largest ones', async () => {
    await restart({ ...WIDE_LIMITS, inFlight: { requests: 10, bytes: 100_000_000 } });
    const first = await beginUpload(9, 60_000_000);
    const { headers, body } = new Response(createForm([picture]));
    expect((await postChunks(headers.get('content-type') ?? '', body)).status).toBe(429);
    first.socket.destroy();
  });

  test('of a sender who has stored too much are not read, but a retry is', async () => {
    await restart({ ...WIDE_LIMITS, sender: { entries: 1, bytes: 1e9 } });
    expect((await post(createHeaders(1), toJson(1))).status).toBe(201);
    const upload = await beginUpload(2, 60_000_000);
    expect([upload.status, upload.retryAfter, listFiles()]).toEqual([429, UNTIL_MIDNIGHT, []]);
    upload.socket.destroy();
    expect((await post(createHeaders(1), toJson(1))).status).toBe(201);
  });

  test('that would exceed the bytes of a sender are not read', async () => {
    await restart({ ...WIDE_LIMITS, sender: { entries: 10, bytes: 10_000_000 } });
    const upload = await beginUpload(1, 10_000_001);
    expect([upload.status, listFiles()]).toEqual([429, []]);
    upload.socket.destroy();
  });
});

describe('a file', () => {
  const html = new Uint8Array(Buffer.from('<script>alert(1)</script>'));
  const gif = new Uint8Array(Buffer.from('GIF89a/*\0\0*/=1;alert(1)'));
  const zip = new Uint8Array(Buffer.from('504b0304140000000800', 'hex'));
  const pdf = new Uint8Array(Buffer.from('%PDF-1.7\n'));

  test.each([
    ['a page that calls itself a picture', { ...picture, size: html.length, bytes: html }, 415],
    ['a script that begins like a picture', { ...picture, size: gif.length, bytes: gif }, 415],
    ['a script with its own type', { ...picture, type: 'image/gif', size: gif.length, bytes: gif }, 415],
    ['a drawing, which can contain scripts', { ...picture, type: 'image/svg+xml' }, 415],
    ['an archive', { ...picture, type: 'application/zip', size: zip.length, bytes: zip }, 415],
    ['a document that calls itself a picture', { ...picture, size: pdf.length, bytes: pdf }, 415],
    ['a picture of another size', { ...picture, size: 5 }, 422],
    ['no bytes', { ...picture, size: 0, bytes: new Uint8Array() }, 415],
  ])('with %s is rejected', async (_, file, status) => {
    expect((await postForm(createForm([file]))).status).toBe(status);
    expect([readStored(), listFiles()]).toEqual([[], []]);
  });

  test.each(['image/png', 'application/pdf', 'application/zip', 'video/mp4'])(
    'that is a small archive of a large file is rejected as %s',
    async (type) => {
      const bytes = createZipBomb(50_000_000);
      expect((await postForm(createForm([{ name: 'a', type, size: bytes.length, bytes }]))).status).toBe(415);
      expect([readStored(), listFiles()]).toEqual([[], []]);
    },
  );

  test('that is a picture and something else is stored as the picture that it says', async () => {
    const file = { ...picture, size: POLYGLOT.length, bytes: POLYGLOT };
    expect((await postForm(createForm([{ ...file, type: 'application/zip' }]))).status).toBe(415);
    expect((await postForm(createForm([{ ...file, type: 'text/html' }]))).status).toBe(415);
    expect((await postForm(createForm([file]))).status).toBe(201);
    expect(readStored()[0]?.files).toEqual([POLYGLOT]);
  });

  /** How the recordings of browsers begin. */
  const VOICES = [
    ['audio/webm', '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff'],
    ['audio/mp4', '0000001c667479706d703432000000016d7034316d70343269736f6d'],
    ['audio/mp4', '00000018667479704d344120000000004d3441206d703432'],
    ['audio/ogg', '4f67675300020000000000000000e1f5050000000000a1b2c3d401134f707573486561640101000080bb0000000000'],
  ] as const;

  test.each(VOICES)('that is a voice message is stored as %s', async (type, hex) => {
    const bytes = new Uint8Array(Buffer.from(hex, 'hex'));
    const file = createTestFile('voice', bytes, type);
    const record = createTestRecord(1, { action: 'chat', files: [file.id] });
    expect(await postRecord(server.url, record, [file])).toMatchObject({ status: 201 });
    expect(readStored()).toMatchObject([{ record: { files: [{ type }] }, files: [bytes] }]);
  });

  test('that calls itself a voice message and is none, or is too large for one, is rejected', async () => {
    const voice = { name: 'a.webm', type: 'audio/webm' };
    expect((await postForm(createForm([{ ...voice, size: PICTURE.length }]))).status).toBe(415);
    const [[, hex]] = VOICES;
    const bytes = new Uint8Array(10_000_001);
    bytes.set(Buffer.from(hex, 'hex'));
    expect((await postForm(createForm([{ ...voice, size: bytes.length, bytes }]))).status).toBe(413);
    expect([readStored(), listFiles()]).toEqual([[], []]);
  });

  test('that is larger than forms allow is rejected', async () => {
    const bytes = new Uint8Array(5_000_001);
    bytes.set(PICTURE);
    expect((await postForm(createForm([{ ...picture, size: bytes.length, bytes }]))).status).toBe(413);
    expect(listFiles()).toEqual([]);
  });

  test('never chooses its own path', async () => {
    const names = ['../../../escaped.png', '/etc/passwd', 'C:\\escaped.png', 'nul\0.png', '.'];
    expect((await postForm(createForm(names.map((name) => ({ ...picture, name }))))).status).toBe(201);
    expect(listFiles()).toHaveLength(names.length);
    expect(listFiles().filter((name) => !/^[\da-f-]{36}$/.test(name))).toEqual([]);
    expect(existsSync(path.join(folder, '../escaped.png'))).toBe(false);
  });

  test('that the record does not name, or that is missing, is rejected', async () => {
    const more = createForm([picture]);
    more.append('file', new Blob([PICTURE]), 'b.png');
    const fewer = createForm([picture]);
    fewer.delete('file');
    const other = createForm([picture]);
    other.append('other', new Blob([PICTURE]), 'b.png');
    const twice = createForm([picture]);
    twice.append('record', new Blob([toJson(1)]));
    for (const form of [more, fewer, other, twice]) expect((await postForm(form)).status).toBe(422);
    expect((await postForm(createForm(Array.from({ length: 60 }, () => picture)))).status).toBe(422);
    expect([readStored(), listFiles()]).toEqual([[], []]);
  });

  test.each([
    ['a file', 'file', 1],
    ['the record', 'record', 0],
  ])('is deleted when the connection closes in the middle of %s', async (_, name, files) => {
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1');
    const head = ['POST / HTTP/1.1', `Host: ${server.host}`, `Origin: ${SITE}`, `Idempotency-Key: ${getId(1)}`];
    const type = ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 100000', '', ''];
    const part = ['--x', `Content-Disposition: form-data; name="${name}"; filename="a.png"`, '', 'half of it'];
    socket.write([...head, ...type, ...part].join('\r\n'));
    await expect.poll(async () => (await post(createHeaders(), toJson(1))).status).toBe(409);
    await expect.poll(listFiles).toHaveLength(files);
    socket.destroy();
    await expect.poll(listFiles).toEqual([]);
    await expect.poll(async () => (await post(createHeaders(), toJson(1))).status).toBe(201);
  });

  test('after a record that exceeds the limit of the request is rejected', async () => {
    await restart({ ...WIDE_LIMITS, body: 300_000 });
    const form = new FormData();
    form.append('record', new Blob([toJson(1, { title: 'x'.repeat(500_000) })]));
    form.append('file', new Blob([PICTURE]), 'a.png');
    expect((await postForm(form)).status).toBe(413);
    const { headers, body } = new Response(form);
    const type = headers.get('content-type') ?? '';
    expect((await postChunks(type, body)).status).toBe(413);
    expect((await post(createHeaders(), toJson(1))).status).toBe(201);
  });

  test('is streamed: a request of any length stops at the limit', async () => {
    await restart({ ...WIDE_LIMITS, body: 1_000_000 });
    const form = createForm([picture]);
    form.append('file', new Blob([new Uint8Array(3_000_000)]), 'b.png');
    // With a length, it is rejected before it is read; without one, when the limit is reached.
    expect((await postForm(form)).status).toBe(413);
    const { headers, body } = new Response(form);
    expect((await postChunks(headers.get('content-type') ?? '', body)).status).toBe(413);
    expect([readStored(), listFiles()]).toEqual([[], []]);
  });

  test('is not read for ever: the connection ends at twice the limit', async () => {
    await restart({ ...WIDE_LIMITS, body: 100_000 });
    const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    const generateEndlessBody = async function* () {
      yield Buffer.from(part);
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve));
        yield Buffer.alloc(10_000);
      }
    };
    const body = generateEndlessBody() as unknown as BodyInit; // Node accepts an iterable
    await postChunks('multipart/form-data; boundary=x', body).then(
      ({ status }) => {
        expect(status).toBe(413);
      },
      // The connection may end before the client reads the response.
      () => undefined,
    );
    await expect.poll(listFiles).toEqual([]);
    await expect.poll(async () => (await post(createHeaders(), toJson(1))).status).toBe(201);
  });

  test('is deleted by the next start when no record has it', async () => {
    await postForm(createForm([picture]));
    const orphan = path.join(folder, 'files', 'orphan');
    for (const name of ['orphan', 'upload']) writeFileSync(path.join(folder, 'files', name), 'x');
    for (const name of listFiles()) utimesSync(path.join(folder, 'files', name), 1, NOW / 1_000);
    for (const name of listFiles().filter((each) => each !== 'upload')) {
      utimesSync(path.join(folder, 'files', name), 1, NOW / 1_000 - 25 * 60 * 60);
    }
    await restart();
    await expect.poll(() => existsSync(orphan)).toBe(false);
    expect(listFiles()).toHaveLength(2);
  });

  test('is deleted even when submissions whose time is over cannot be erased', async () => {
    await post(createHeaders(), toJson(1));
    const database = new DatabaseSync(path.join(folder, 'inbox.sqlite'));
    database.exec("UPDATE submissions SET record = '{', state_at = 0");
    database.close();
    const orphan = path.join(folder, 'files', 'orphan');
    writeFileSync(orphan, 'x');
    utimesSync(orphan, 1, NOW / 1_000 - 25 * 60 * 60);
    await restart();
    expect(existsSync(orphan)).toBe(false);
    expect(server.failures).toMatchObject([{ code: 'sweep' }]);
  });

  test('is deleted although there is a folder beside it, such as that of a file system', async () => {
    const files = path.join(folder, 'files');
    const beside = path.join(files, 'lost+found');
    const orphan = path.join(files, 'orphan');
    mkdirSync(beside);
    writeFileSync(orphan, 'x');
    const later = statSync(orphan).mtimeMs + 25 * 60 * 60 * 1_000;
    await new FileFolder(files).sweep(() => Promise.resolve(new Set()), later);
    expect(existsSync(orphan)).toBe(false);
    expect(existsSync(beside)).toBe(true);
  });

  test('that disappears while files are swept does not keep the others', async () => {
    const files = path.join(folder, 'files');
    const orphan = path.join(files, 'orphan');
    writeFileSync(orphan, 'x');
    // It is listed, and then there is no such file.
    symlinkSync(path.join(files, 'gone'), path.join(files, 'link'));
    const later = statSync(orphan).mtimeMs + 25 * 60 * 60 * 1_000;
    await new FileFolder(files).sweep(() => Promise.resolve(new Set()), later);
    expect(existsSync(orphan)).toBe(false);
  });
});

describe('the page', () => {
  test('of an allowed origin may read every response', async () => {
    const preflight = await fetchFromSite(server.url, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type, idempotency-key');
    const rejected = await post(JSON_TYPE, '{}');
    for (const { headers } of [preflight, rejected]) {
      expect(headers.get('access-control-allow-origin')).toBe(SITE);
      expect(headers.get('access-control-expose-headers')).toBe('retry-after');
    }
  });

  /** Node sends the headers that a browser would not let a page choose. */
  const postWith = (headers: Record<string, string>) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const sent = requestOverNode(
        server.url,
        { method: 'POST', headers: { ...createHeaders(), ...headers } },
        resolve,
      );
      sent.on('error', reject);
      sent.end(toJson(1));
    });

  test.each([
    ['another origin', { Origin: 'https://evil.example' }],
    ['an origin that begins like the site', { Origin: `${SITE}.evil.example` }],
    ['the site without encryption', { Origin: SITE.replace('https', 'http') }],
    ['a sandbox', { Origin: 'null' }],
    ['no origin', {}],
    ['another host', { Origin: SITE, Host: 'evil.example' }],
    ['the site as the host', { Origin: SITE, Host: 'ino.example' }],
  ])('of %s is rejected, and cannot read why', async (_, headers) => {
    const answer = await postWith(headers);
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    answer.resume();
    expect(readStored()).toEqual([]);
  });
});

test('a disk that is full is not the fault of the sender', async () => {
  const createFullDisk = () =>
    new Writable({
      write: (_chunk, _encoding, done) => {
        done(Object.assign(new Error('no space left'), { code: 'ENOSPC', syscall: 'write' }));
      },
    });
  const files = new FileFolder(path.join(folder, 'files'), createFullDisk);
  const received = files.receive(Readable.from([PICTURE]), new AbortController().signal);
  await expect(received).rejects.toMatchObject({ name: 'InboxStoreError', code: 'full' });
});

test('no report of a failure contains what the visitor sent', async () => {
  const database = new DatabaseSync(path.join(folder, 'inbox.sqlite'));
  database.exec('DROP TABLE files; DROP TABLE submissions');
  database.close();
  const answers = [{ name: 'n', label: 'Name', kind: 'text', value: 'Salma', text: 'Salma' }];
  expect((await post(createHeaders(), toJson(1, { answers, title: 'Salma' }))).status).toBe(500);
  expect(server.failures).toHaveLength(1);
  expect(JSON.stringify(server.failures)).not.toMatch(/Salma|127\.0\.0\.1|honey/);
});
