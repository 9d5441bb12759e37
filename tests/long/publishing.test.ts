/** A hundred submissions are published, and nothing personal of them is in the content or in the built site. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findPrivateValues, publishWithPrivateValues } from '@/features/inbox/publish/testing/private-values.ts';
import { listFiles } from '@/features/inbox/publish/testing/site.ts';
import { copySite, removeSite } from '../admin/site-copy.ts';
import { runIn } from '../bridge/processes.ts';

const SUBMISSION_COUNT = 100;

const MINUTE = 60_000;

/** Returns the paths of all files of a build. */
const listBuilt = (root: string): string[] =>
  readdirSync(path.join(root, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));

test(
  `the site with ${SUBMISSION_COUNT} published submissions has no private value of them`,
  {
    timeout: 60 * MINUTE,
  },
  async () => {
    const root = copySite();
    // Removing thousands of pages takes a while on a busy machine.
    onTestFinished(() => {
      removeSite(root);
    }, 5 * MINUTE);
    const before = new Set(listFiles(root));
    const { privateValues, personalAnswers, addresses } = await publishWithPrivateValues(root, SUBMISSION_COUNT);
    expect(personalAnswers).toBeGreaterThan(20);
    const added = listFiles(root).filter((file) => !before.has(file));
    expect(added.length).toBeGreaterThan(2 * SUBMISSION_COUNT);
    expect(findPrivateValues(root, added, privateValues)).toEqual([]);

    const build = runIn(root, ['tools/astro.mjs', 'build']);
    expect(await build.ended, build.log()).toBe(0);
    expect(addresses).toHaveLength(SUBMISSION_COUNT);
    for (const address of addresses) {
      expect(existsSync(path.join(root, 'dist', address.split('?')[0] ?? '', 'index.html')), address).toBe(true);
    }
    expect(findPrivateValues(root, listBuilt(root), privateValues)).toEqual([]);
  },
);
