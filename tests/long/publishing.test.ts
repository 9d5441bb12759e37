/** Nothing personal of a hundred submissions enters the content, and the build accepts what they became. */
import { expect, test } from 'vitest';
import { findPrivateValues, publishWithPrivateValues } from '@/features/inbox/publish/testing/private-values.ts';
import { copyContent, listFiles, readIssues } from '@/features/inbox/publish/testing/site.ts';

const SUBMISSION_COUNT = 100;

test(`${SUBMISSION_COUNT} submissions are published without any private value`, { timeout: 600_000 }, async () => {
  const root = copyContent();
  const before = new Set(listFiles(root));
  const { privateValues, personalAnswers } = await publishWithPrivateValues(root, SUBMISSION_COUNT);
  expect(personalAnswers).toBeGreaterThan(20);
  const added = listFiles(root).filter((file) => !before.has(file));
  expect(added.length).toBeGreaterThan(2 * SUBMISSION_COUNT);
  expect(findPrivateValues(root, added, privateValues)).toEqual([]);
  expect(await readIssues(root)).toEqual([]);
});
