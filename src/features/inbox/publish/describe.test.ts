/** What an editor sees of a submission before accepting it: prepared without the work that only a written page needs. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPictureBomb } from '@/features/inbox/testing/hostile-files.ts';
import { increaseContentVersion } from '@/lib/content-version.ts';
import { describePublication, preparePublication } from './publish.ts';
import { copyContent, ROOT } from './testing/site.ts';
import { SUBMISSIONS, type TestPublishInput } from './testing/submissions.ts';

test.each(Object.entries(SUBMISSIONS))('a %s has the same details and issues as its page', async (_, submission) => {
  for (const details of [submission.details ?? {}, {}]) {
    const prepared = await preparePublication({ ...submission, details, root: ROOT });
    expect(await describePublication({ ...submission, details, root: ROOT })).toEqual({
      details: prepared.details,
      issues: prepared.issues,
    });
  }
});

const addFiles = (read: () => Promise<Uint8Array>): TestPublishInput => ({
  ...SUBMISSIONS.product,
  files: SUBMISSIONS.product.files.map((file) => ({ ...file, read })),
});

const listFields = ({ issues }: { issues: readonly { field: string }[] }) => [
  ...new Set(issues.map(({ field }) => field)),
];

test('a picture is decoded only for the page', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 200, height: 200, channels: 3, background: '#a06030', noise } as const;
  const photo = await sharp({ create }).jpeg().toBuffer();
  const half = addFiles(() => Promise.resolve(photo.subarray(0, photo.length / 2)));
  expect(listFields(await describePublication({ ...half, root: ROOT }))).toEqual([]);
  expect(listFields(await preparePublication({ ...half, root: ROOT }))).toEqual(['photos']);
});

test.each([
  ['a file that is no picture', new TextEncoder().encode('<svg onload="alert(1)"/>')],
  ['a picture of 900 million pixels', createPictureBomb(30_000)],
])('%s is an issue before it is decoded', async (_, bytes) => {
  const submission = addFiles(() => Promise.resolve(bytes));
  expect(listFields(await describePublication({ ...submission, root: ROOT }))).toEqual(['photos']);
});

test('the content is read again only after it has changed', async () => {
  const root = copyContent();
  const listPlaces = async (prepare: typeof describePublication) => {
    const { details } = await prepare({ ...SUBMISSIONS.post, root });
    return details.find(({ name }) => name === 'place')?.options.length ?? 0;
  };
  const before = await listPlaces(describePublication);
  const place = readFileSync(path.join(root, 'content/places/muscat.yaml'), 'utf8');
  writeFileSync(path.join(root, 'content/places/new-place.yaml'), place);
  expect(await listPlaces(describePublication)).toBe(before);
  // A page is prepared with what is on the disk.
  expect(await listPlaces(preparePublication)).toBe(before + 1);
  increaseContentVersion();
  expect(await listPlaces(describePublication)).toBe(before + 1);
});
