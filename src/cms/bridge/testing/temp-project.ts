/** Test helpers: content in a temporary folder, read by the bridge. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dump } from 'js-yaml';
import { onTestFinished } from 'vitest';
import type { ContentIssue } from '../content-error.ts';
import { readContent, type Check, type Content } from '../reader.ts';
import type { AnyConfig } from '../types.ts';

/** A PNG of one grey pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** Files by path. Strings and bytes are written as they are, other values as YAML. */
export type Files = Record<string, unknown>;

export function writeFiles(root: string, files: Files): void {
  for (const [file, content] of Object.entries(files)) {
    const full = path.join(root, file);
    mkdirSync(path.dirname(full), { recursive: true });
    const isRaw = typeof content === 'string' || content instanceof Uint8Array;
    writeFileSync(full, isRaw ? content : dump(content, { skipInvalid: true }));
  }
}

/** Creates a temporary folder with files; it is deleted after the test. */
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

/** Returns all issues as `file field: reason`. */
export async function readIssues(config: AnyConfig, files: Files, checks: readonly Check[] = []): Promise<string[]> {
  const { issues } = await read(config, files, checks);
  return issues.map(({ file, field, reason }: ContentIssue) => `${file}${field ? ` ${field}` : ''}: ${reason}`);
}
