/** Submissions of every kind, published in a copy of the content. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createReader } from '@keystatic/core/reader';
import { describe, expect, test } from 'vitest';
import { readContent } from '@/cms/bridge/reader.ts';
import { readWithKeystatic } from '@/cms/bridge/testing/parity.ts';
import { contentChecks } from '@/content-checks.ts';
import keystaticConfig from '../../../../keystatic.config.ts';
import {
  preparePublication,
  PUBLISHING_KINDS,
  removePublication,
  writePublication,
  type Publication,
} from './publish.ts';
import { getLocation } from './site-content.ts';
import { copyContent } from './testing/site.ts';
import { SUBMISSIONS, type Submission } from './testing/submissions.ts';

const listFiles = (root: string): string[] =>
  readdirSync(path.join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();

async function publish(submission: Submission, root: string): Promise<Publication> {
  const prepared = await preparePublication({ ...submission, root });
  expect(prepared.issues).toEqual([]);
  return writePublication(prepared, root);
}

/** Returns the issues that a build of the content would report. */
const readIssues = async (root: string) => (await readContent(keystaticConfig, root, contentChecks as never)).issues;

test('there is a submission of each kind that is published', () => {
  expect(Object.keys(SUBMISSIONS).sort()).toEqual([...PUBLISHING_KINDS].sort());
});

describe.each(Object.entries(SUBMISSIONS))('%s', (kind, submission) => {
  test('is published as it was prepared, and the build accepts it', async () => {
    const root = copyContent();
    const before = listFiles(root);
    const prepared = await preparePublication({ ...submission, root });
    expect(prepared.issues).toEqual([]);
    expect(listFiles(root)).toEqual(before);

    const publication = await writePublication(prepared, root);
    expect(publication).toEqual(prepared.publication);
    expect(publication.kind).toBe(kind);
    const added = listFiles(root).filter((file) => !before.includes(file));
    expect(added).toEqual(publication.files.map((file) => file.path).sort());
    for (const { path: file, contents } of prepared.files) {
      expect(readFileSync(path.join(root, file)).equals(contents), file).toBe(true);
    }
    expect(await readIssues(root)).toEqual([]);
  });

  test('is read equally by Keystatic', async () => {
    const root = copyContent();
    const { collection, slug } = await publish(submission, root);
    const location = getLocation(collection);
    const { entries } = await readContent(keystaticConfig, root, []);
    const entry = entries.get(collection)?.find(({ id }) => id === slug);
    const reader = createReader(root, keystaticConfig).collections;
    const theirs = await reader[collection as keyof typeof reader].read(slug);
    expect(theirs).not.toBeNull();
    expect(entry && readWithKeystatic(location, entry)).toEqual(theirs);
  });

  test('leaves nothing when it is removed', async () => {
    const root = copyContent();
    const before = listFiles(root);
    const publication = await publish(submission, root);
    const { removed, changed } = await removePublication(publication, root);
    expect(changed).toEqual([]);
    expect(removed.sort()).toEqual(publication.files.map((file) => file.path).sort());
    expect(listFiles(root)).toEqual(before);
  });
});
