/**
 * The folder of received files. Each has a generated name, so that no name of a sender reaches the disk. A file counts as stored
 * when the database names it; `sweep` deletes the others.
 */
import { randomUUID, createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hasErrorCode } from '@/lib/node/error-code.ts';
import { InboxStoreError } from '../store/inbox-store.ts';

/** A file on the disk that is not stored yet. */
export type Upload = {
  storedName: string;
  path: string;
  /** Bytes. */
  size: number;
  /** SHA-256 of its content. */
  hash: string;
};

/** A generated name. */
const STORED_NAME = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

type CreateFile = (file: string) => Writable;

/** Opens a new file, and writes it to the disk before it is closed. */
const createFile: CreateFile = (file) => createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });

/** Returns whether the disk is full or fails. */
const isFull = (error: unknown): boolean => hasErrorCode(error, 'ENOSPC', 'EDQUOT', 'EIO');

/** Returns when a file was changed; undefined if there is none, or a folder, such as that of a file system for lost files. */
async function findTime(file: string): Promise<number | undefined> {
  try {
    const found = await stat(file);
    return found.isFile() ? found.mtimeMs : undefined;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** The longest request takes 45 minutes. */
const MAX_UPLOAD_AGE_MS = 24 * 60 * 60 * 1_000;

export class FileFolder {
  readonly #folder: string;
  readonly #createFile: CreateFile;

  /** @param create opens a new file for writing */
  constructor(folder: string, create: CreateFile = createFile) {
    this.#folder = folder;
    this.#createFile = create;
  }

  /** Creates the folder if it is missing. */
  async prepare(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
  }

  /**
   * Writes a stream to a new file.
   * @throws InboxStoreError when the disk is full, or the error of the stream; then the file does not exist
   */
  async receive(content: Readable, signal: AbortSignal): Promise<Upload> {
    const storedName = randomUUID();
    const target = path.join(this.#folder, storedName);
    const hash = createHash('sha256');
    let size = 0;
    const measure = async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    };
    try {
      await pipeline(content, measure, this.#createFile(target), { signal });
    } catch (error) {
      await rm(target, { force: true });
      throw isFull(error) ? new InboxStoreError('full', { cause: error }) : error;
    }
    return { storedName, path: target, size, hash: hash.digest('hex') };
  }

  /** Makes the names of all files durable. */
  async sync(): Promise<void> {
    const folder = await open(this.#folder);
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }

  /** Opens a stored file; undefined if it is missing. */
  async read(storedName: string): Promise<ReadableStream | undefined> {
    if (!STORED_NAME.test(storedName)) return undefined;
    const handle = await open(path.join(this.#folder, storedName)).catch(() => undefined);
    // The types of Node and of the web differ in what a reader of bytes is.
    return handle && (Readable.toWeb(handle.createReadStream()) as ReadableStream);
  }

  async remove(uploads: readonly Pick<Upload, 'storedName'>[]): Promise<void> {
    await Promise.all(uploads.map(({ storedName }) => rm(path.join(this.#folder, storedName), { force: true })));
  }

  /** Deletes old files that no submission has: the server ended before it stored them. */
  async sweep(findStored: (names: readonly string[]) => Promise<ReadonlySet<string>>, now: number): Promise<void> {
    const names = await readdir(this.#folder);
    const times = await Promise.all(
      // Another request may delete a file meanwhile.
      names.map(async (name) => ({ name, at: await findTime(path.join(this.#folder, name)) })),
    );
    const old = times.filter(({ at = now }) => now - at > MAX_UPLOAD_AGE_MS).map(({ name }) => name);
    const stored = await findStored(old);
    await this.remove(old.filter((name) => !stored.has(name)).map((storedName) => ({ storedName })));
  }
}
