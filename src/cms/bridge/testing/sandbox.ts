/** For the tests: content in a temporary folder, and what the bridge makes of it. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dump } from 'js-yaml';
import { onTestFinished } from 'vitest';
import type { Fault } from '../faults.ts';
import { inTurns } from '../in-turns.ts';
import { readContent, type Check, type Content } from '../reader.ts';
import type { AnyConfig } from '../types.ts';

/** One grey dot. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** Text and bytes as they are, anything else as YAML. */
export type Files = Record<string, unknown>;

export async function writeFiles(root: string, files: Files): Promise<void> {
  const folders = new Set(Object.keys(files).map((file) => path.join(root, path.dirname(file))));
  await inTurns([...folders], (folder) => mkdir(folder, { recursive: true }));
  await inTurns(Object.entries(files), ([file, content]) => {
    const asItIs = typeof content === 'string' || content instanceof Uint8Array;
    return writeFile(path.join(root, file), asItIs ? content : dump(content, { skipInvalid: true }));
  });
}

/** A folder with these files; it goes when the test is over. */
export async function sandbox(files: Files): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'bridge-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await writeFiles(root, files);
  return root;
}

export const read = async (config: AnyConfig, files: Files, checks: readonly Check[] = []): Promise<Content> =>
  readContent(config, await sandbox(files), checks);

/** Every fault as `file field: reason`. */
export async function faultsOf(config: AnyConfig, files: Files, checks: readonly Check[] = []): Promise<string[]> {
  const { faults } = await read(config, files, checks);
  return faults.map(({ file, field, reason }: Fault) => `${file}${field ? ` ${field}` : ''}: ${reason}`);
}
