/** For the tests: content in a temporary folder, and what the bridge makes of it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dump } from 'js-yaml';
import { onTestFinished } from 'vitest';
import type { ContentIssue } from '../content-error.ts';
import { readContent, type Check, type Content } from '../reader.ts';
import type { AnyConfig } from '../types.ts';

/** One grey dot. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** Text and bytes as they are, anything else as YAML. */
export type Files = Record<string, unknown>;

export function writeFiles(root: string, files: Files): void {
  for (const [file, content] of Object.entries(files)) {
    const full = path.join(root, file);
    mkdirSync(path.dirname(full), { recursive: true });
    const asItIs = typeof content === 'string' || content instanceof Uint8Array;
    writeFileSync(full, asItIs ? content : dump(content, { skipInvalid: true }));
  }
}

/** A folder with these files; it goes when the test is over. */
export function createTempProject(files: Files): string {
  const root = mkdtempSync(path.join(tmpdir(), 'bridge-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true });
  });
  writeFiles(root, files);
  return root;
}

export const read = async (config: AnyConfig, files: Files, checks: readonly Check[] = []): Promise<Content> =>
  readContent(config, createTempProject(files), checks);

/** Every fault as `file field: reason`. */
export async function readIssues(config: AnyConfig, files: Files, checks: readonly Check[] = []): Promise<string[]> {
  const { faults } = await read(config, files, checks);
  return faults.map(({ file, field, reason }: ContentIssue) => `${file}${field ? ` ${field}` : ''}: ${reason}`);
}
