import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { PlannedFiles } from './publication.ts';
import { preparePublication, writePublication } from './publish.ts';
import { removePlanned } from './remove-planned.ts';
import { copyContent, listFiles, publish, readIssues } from './testing/site.ts';
import { SUBMISSIONS } from './testing/submissions.ts';

/** Writes a store with its products. Returns what was noted last. */
async function writeStore(root: string) {
  let last: readonly PlannedFiles[] = [];
  const prepared = await preparePublication({ ...SUBMISSIONS.store, root });
  const publication = await writePublication(prepared, root, (planned) => {
    last = planned;
    return Promise.resolve();
  });
  return { planned: last, publication };
}

test('all that was written is noted, and removed when nothing refers to it', async () => {
  const root = copyContent();
  const before = listFiles(root);
  const { planned, publication } = await writeStore(root);
  const noted = planned.flatMap(({ files }) => files.map((file) => file.path));
  expect(noted.toSorted()).toEqual(publication.files.map((file) => file.path).toSorted());
  expect(await removePlanned(planned, root)).toEqual([]);
  expect(listFiles(root)).toEqual(before);
});

test('a product that has changed stays together with its store, and the content stays valid', async () => {
  const root = copyContent();
  const { planned, publication } = await writeStore(root);
  const [changed, other] = publication.products?.map(({ files }) => files.map((file) => file.path)) ?? [];
  appendFileSync(path.join(root, changed?.[0] ?? ''), '# checked\n');
  const before = listFiles(root);
  const kept = await removePlanned(planned, root);
  const staying = publication.files.map((file) => file.path).filter((file) => !other?.includes(file));
  expect(kept.toSorted()).toEqual(staying.toSorted());
  expect(listFiles(root)).toEqual(before.filter((file) => !other?.includes(file)));
  expect(await readIssues(root)).toEqual([]);
});

test('an entry that other content refers to stays, and the content stays valid', async () => {
  const root = copyContent();
  const { planned, publication } = await writeStore(root);
  await publish({ ...SUBMISSIONS.job, details: { ...SUBMISSIONS.job.details, employer: publication.slug } }, root);
  const products = publication.products?.flatMap(({ files }) => files.map((file) => file.path)) ?? [];
  const before = listFiles(root);
  const kept = await removePlanned(planned, root);
  const ofStore = publication.files.map((file) => file.path).filter((file) => !products.includes(file));
  expect(kept.toSorted()).toEqual(ofStore.toSorted());
  expect(listFiles(root)).toEqual(before.filter((file) => !products.includes(file)));
  expect(await readIssues(root)).toEqual([]);
});
