/** Nothing personal of a submission enters the content. A test of the long run publishes more. */
import { expect, test } from 'vitest';
import { preparePublication } from './publish.ts';
import { findPrivateValues, publishWithPrivateValues } from './testing/private-values.ts';
import { copyContent, listFiles, ROOT } from './testing/site.ts';
import { createPictures, SUBMISSIONS } from './testing/submissions.ts';

test('submissions of all kinds are published without any private value', { timeout: 120_000 }, async () => {
  const root = copyContent();
  const before = new Set(listFiles(root));
  const { privateValues, personalAnswers } = await publishWithPrivateValues(root, Object.keys(SUBMISSIONS).length);
  expect(personalAnswers).toBeGreaterThan(0);
  const added = listFiles(root).filter((file) => !before.has(file));
  expect(added.length).toBeGreaterThan(Object.keys(SUBMISSIONS).length);
  expect(findPrivateValues(root, added, privateValues)).toEqual([]);
});

test('a photo is published without the data of the camera', async () => {
  const pictures = createPictures('photos', 1, 'Salma Al-Nassajiya');
  const [file] = pictures.files;
  const original = (await file?.read()) ?? new Uint8Array();
  expect(Buffer.from(original).includes('Salma Al-Nassajiya')).toBe(true);
  const { files, issues } = await preparePublication({
    ...SUBMISSIONS.product,
    files: Array.from({ length: 3 }, () => file).filter((each) => each !== undefined),
    root: ROOT,
  });
  expect(issues).toEqual([]);
  const written = files.filter(({ path: name }) => name.endsWith('.webp'));
  expect(written).toHaveLength(3);
  for (const { contents } of written) expect(Buffer.from(contents).includes('Salma')).toBe(false);
});
