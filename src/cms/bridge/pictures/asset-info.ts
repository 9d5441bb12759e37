/**
 * Size and type of the pictures and files of the content. A file is read again only when it has changed. The collections (loaded
 * by Vite) read them, and pages (in a bundle) use them, in one process: so they are stored on the global object.
 */
import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { fileTypeFromBuffer } from 'file-type';
import type { ImageMetadata } from 'astro';
import { imageMetadata } from 'astro/assets/utils';

export type PictureSize = Omit<ImageMetadata, 'src'>;

export type AssetInfo = {
  bytes: number;
  /** The usual extension of its type, detected by its content; undefined for an unknown type. */
  type: string | undefined;
  /** Undefined for a file that is not a picture. */
  size: PictureSize | undefined;
};

const KEY = Symbol.for('keystatic-bridge:asset-info');

/** What is known of a file. */
export type Known = { modified: number; info: AssetInfo; digest?: string };

const globalState = globalThis as { [KEY]?: Map<string, Known> | undefined };

/** By absolute path. */
const knownAssets: Map<string, Known> = (globalState[KEY] ??= new Map<string, Known>());

/** Of these types, the first bytes of a file always have the size of the picture. */
const TYPES_WITH_SIZE_IN_HEADER: readonly (string | undefined)[] = ['webp', 'png'];

/** Number of first bytes that are enough to detect the type of a file. */
const HEADER_BYTES = 4100;

function readHeader(file: string): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES);
  const descriptor = openSync(file, 'r');
  try {
    return bytes.subarray(0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}

async function readPictureSize(file: string, header: Uint8Array, type: string | undefined) {
  try {
    return await imageMetadata(TYPES_WITH_SIZE_IN_HEADER.includes(type) ? header : readFileSync(file), file);
  } catch {
    return undefined;
  }
}

/**
 * Reads the type of a file and the size of a picture, and stores them for pages.
 * @param file absolute path
 * @returns undefined when there is no such file
 */
export async function readAssetInfo(file: string): Promise<AssetInfo | undefined> {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) {
    knownAssets.delete(file);
    return undefined;
  }
  const known = knownAssets.get(file);
  if (known?.modified === stats.mtimeMs && known.info.bytes === stats.size) return known.info;
  const header = readHeader(file);
  const type = await fileTypeFromBuffer(header);
  const size = type?.mime.startsWith('image/') ? await readPictureSize(file, header, type.ext) : undefined;
  const info = { bytes: stats.size, type: type?.ext, size };
  knownAssets.set(file, { modified: stats.mtimeMs, info });
  return info;
}

export const hasPictureSize = (file: string): boolean => getPictureSize(file) !== undefined;

/** Returns the size of a picture; undefined when no entry with this picture was read. */
export const getPictureSize = (file: string): PictureSize | undefined => knownAssets.get(file)?.info.size;

/** A buffer that all files share: a buffer for each file would stay in memory until the next garbage collection. */
const chunk = new Uint8Array(1 << 16);

function digestFile(file: string): string {
  const hash = createHash('sha256');
  const descriptor = openSync(file, 'r');
  try {
    for (let bytes = readSync(descriptor, chunk); bytes > 0; bytes = readSync(descriptor, chunk))
      hash.update(chunk.subarray(0, bytes));
  } finally {
    closeSync(descriptor);
  }
  return hash.digest('base64url');
}

/** Returns a digest of the content of a file. */
export function getAssetDigest(file: string): string {
  const known = knownAssets.get(file);
  const digest = known?.digest ?? digestFile(file);
  if (known) known.digest = digest;
  return digest;
}

/** Returns what is known of all files, for another thread. */
export const getKnownAssets = (): ReadonlyMap<string, Known> => knownAssets;

/** Adds what another thread has read. */
export function addKnownAssets(assets: ReadonlyMap<string, Known>): void {
  for (const [file, known] of assets) knownAssets.set(file, known);
}
