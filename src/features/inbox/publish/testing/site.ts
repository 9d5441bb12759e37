/** A copy of the content, in which tests publish. */
import { linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { ContentIssue } from '@/cms/bridge/index.ts';
import { readContent, type Check } from '@/cms/bridge/reader.ts';
import { contentChecks } from '@/content-checks.ts';
import keystaticConfig from '../../../../../keystatic.config.ts';
import type { Publication } from '../publication.ts';
import { preparePublication, writePublication } from '../publish.ts';
import type { TestPublishInput } from './submissions.ts';

/** The project itself: tests only read it. */
export const ROOT = path.resolve(import.meta.dirname, '../../../../..');

/** Links all files of a folder, which takes a fraction of the time of a copy. Tests only add files. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else linkSync(source, target);
  }
}

/** Makes the content available in a temporary folder; it is deleted after the test. */
export function copyContent(): string {
  // On the same disk, because links do not lead to others.
  const parent = path.join(ROOT, 'node_modules/.cache');
  mkdirSync(parent, { recursive: true });
  const root = mkdtempSync(path.join(parent, 'publish-test-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true });
  });
  linkFolder(path.join(ROOT, 'content'), path.join(root, 'content'));
  return root;
}

/** Returns the paths of all files of the content, hidden ones too. */
export const listFiles = (root: string): string[] =>
  readdirSync(path.join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();

/** Returns the issues that a build of the content would report. */
export const readIssues = async (root: string): Promise<readonly ContentIssue[]> =>
  // Each check was written for the content of this config.
  (await readContent(keystaticConfig, root, contentChecks as unknown as Check[])).issues;

/** Publishes a submission that has no issues. */
export async function publish(submission: TestPublishInput, root: string): Promise<Publication> {
  const prepared = await preparePublication({ ...submission, root });
  expect(prepared.issues).toEqual([]);
  return writePublication(prepared, root);
}
