/** Reads the body of a request: the record as text, and its files onto the disk. */
import { Busboy } from '@fastify/busboy';
import { once } from 'node:events';
import { Readable, type Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FileFolder, Upload } from './file-folder.ts';
import type { InboxRequest } from './inbox-request.ts';
import type { Limits } from './limits.ts';
import { InboxStoreError } from '../store/inbox-store.ts';
import { RequestError } from './request-error.ts';

type RequestContent = { record: string; uploads: Upload[] };

/** The parts of a form have two or three headers. */
const PART_HEADERS = { headerPairs: 20, headerSize: 4_096 };

const createTooLargeError = () => new RequestError(413, 'too-large');

/** A request is read up to this multiple of its limit, because a sender reads the response only after it has sent everything. */
const MAX_EXCESS = 2;

/**
 * Reads a stream to its end, and passes on its chunks up to a limit.
 * @param onExcess called when the limit is reached
 */
async function readToEnd(
  chunks: AsyncIterable<Uint8Array>,
  limit: number,
  { onChunk, onExcess }: { onChunk: (chunk: Uint8Array) => void | Promise<void>; onExcess: () => void },
): Promise<void> {
  let total = 0;
  for await (const chunk of chunks) {
    total += chunk.length;
    if (total > limit) onExcess();
    else await onChunk(chunk);
    if (total > limit * MAX_EXCESS) return;
  }
}

/**
 * Reads a stream as text.
 * @throws RequestError when it is too large or not UTF-8
 */
async function readText(chunks: AsyncIterable<Uint8Array>, limit: number): Promise<string> {
  const parts: Uint8Array[] = [];
  const errors: RequestError[] = [];
  await readToEnd(chunks, limit, {
    onChunk: (chunk) => {
      parts.push(chunk);
    },
    onExcess: () => {
      errors.push(createTooLargeError());
    },
  });
  if (errors[0]) throw errors[0];
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
  } catch (cause) {
    throw new RequestError(422, 'invalid', { cause });
  }
}

const getBody = ({ body }: InboxRequest): AsyncIterable<Uint8Array> => body ?? Readable.from([]);

/** System calls for files: an error in one of them is this server’s own, not the sender’s. */
const FILE_CALLS: readonly unknown[] = ['open', 'write', 'fsync', 'close'];

/** Any error is the sender's, whose connection may end at any time, unless this server caused it. */
function toRequestError(error: unknown): unknown {
  if (error instanceof RequestError || error instanceof InboxStoreError) return error;
  const isOwn = error instanceof Error && 'syscall' in error && FILE_CALLS.includes(error.syscall);
  return isOwn ? error : new RequestError(400, 'aborted', { cause: error });
}

class FormReader {
  readonly #folder: FileFolder;
  readonly #limits: Limits;
  readonly #abortController = new AbortController();
  readonly #uploads: Promise<Upload>[] = [];
  #record: Promise<string> | undefined;
  #error: unknown;

  constructor(folder: FileFolder, limits: Limits) {
    this.#folder = folder;
    this.#limits = limits;
  }

  /** @throws the first error, after all files were deleted */
  async read(body: AsyncIterable<Uint8Array>, type: string): Promise<RequestContent> {
    await this.#parse(body, this.#createParser(type)).catch(this.#fail);
    const uploads = await Promise.allSettled(this.#uploads);
    const record = await this.#record?.catch(this.#fail);
    const complete = uploads.flatMap((upload) => (upload.status === 'fulfilled' ? [upload.value] : []));
    if (this.#error === undefined && record !== undefined) return { record, uploads: complete };
    await this.#folder.remove(complete);
    throw toRequestError(this.#error ?? new RequestError(422, 'invalid'));
  }

  async #parse(body: AsyncIterable<Uint8Array>, parser: Writable): Promise<void> {
    const { signal } = this.#abortController;
    parser.on('error', this.#fail);
    await readToEnd(body, this.#limits.body, {
      onChunk: async (chunk) => {
        if (this.#error !== undefined || parser.write(chunk)) return;
        await once(parser, 'drain', { signal }).catch(this.#fail);
      },
      onExcess: () => {
        this.#fail(createTooLargeError());
      },
    });
    if (this.#error !== undefined) return;
    parser.end();
    await finished(parser, { signal });
  }

  /** Keeps the first error, and stops writing. */
  readonly #fail = (error: unknown): undefined => {
    this.#error ??= error;
    this.#abortController.abort();
  };

  #createParser(type: string) {
    const { record: fieldSize, files } = this.#limits;
    const parser = this.#openParser(type, {
      ...PART_HEADERS,
      fieldSize,
      files: files + 1,
      fields: 1,
      parts: files + 1,
    });
    parser.on('file', (name, content) => {
      // Without a listener, an error would end the server.
      content.on('error', this.#fail);
      // The parser does not end a part that is incomplete.
      this.#abortController.signal.addEventListener('abort', () => content.destroy(new Error('Reading has stopped')));
      if (name === 'record' && this.#record === undefined) {
        this.#record = readText(content, fieldSize);
        this.#record.catch(this.#fail);
      } else if (name === 'file') {
        const upload = this.#folder.receive(content, this.#abortController.signal);
        this.#uploads.push(upload);
        upload.catch(this.#fail);
      } else {
        content.resume();
        this.#fail(new RequestError(422, 'invalid'));
      }
    });
    parser.on('field', (name, value, _nameTruncated, isTruncated) => {
      if (isTruncated) this.#fail(createTooLargeError());
      else if (name === 'record' && this.#record === undefined) this.#record = Promise.resolve(value);
      else this.#fail(new RequestError(422, 'invalid'));
    });
    for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(event, () => {
        this.#fail(new RequestError(422, 'files'));
      });
    }
    return parser;
  }

  #openParser(type: string, limits: Record<string, number>) {
    try {
      return new Busboy({ headers: { 'content-type': type }, limits });
    } catch (cause) {
      throw new RequestError(415, 'media-type', { cause });
    }
  }
}

/** Returns the media type of a request without parameters, in lower case. */
const getMediaType = ({ headers }: InboxRequest): string =>
  (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

const readRequestText = (request: InboxRequest, limit: number): Promise<string> =>
  readText(getBody(request), limit).catch((error: unknown) => {
    throw toRequestError(error);
  });

/**
 * Reads a request with JSON.
 * @throws RequestError
 */
export async function readJson(request: InboxRequest, limit: number): Promise<unknown> {
  if (getMediaType(request) !== 'application/json') throw new RequestError(415, 'media-type');
  const text = await readRequestText(request, limit);
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new RequestError(422, 'invalid', { cause });
  }
}

/**
 * Returns how many bytes the body of a request may have, before it is read.
 * @throws RequestError when it is too large
 */
export function getMaxLength({ headers }: InboxRequest, { body }: Limits): number {
  const length = Number(headers.get('content-length') ?? body);
  if (length > body) throw createTooLargeError();
  return length >= 0 ? length : body;
}

/**
 * Reads a request with a record: JSON is the record; a form has the part `record` and parts named `file`.
 * @returns the caller stores the files or removes them
 * @throws RequestError
 */
export async function readContent(request: InboxRequest, folder: FileFolder, limits: Limits): Promise<RequestContent> {
  const type = getMediaType(request);
  if (type === 'application/json') return { record: await readRequestText(request, limits.record), uploads: [] };
  if (type !== 'multipart/form-data') throw new RequestError(415, 'media-type');
  return new FormReader(folder, limits).read(getBody(request), request.headers.get('content-type') ?? '');
}
