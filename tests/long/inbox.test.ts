/** Twenty devices send 2,000 records to a server that is killed and locked again and again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Simulation } from '../../src/features/inbox/testing/simulation.ts';

const DEVICES = 20;
const SUBMISSIONS = 2_000;

test('every record of every device is stored exactly once', { timeout: 30 * 60_000 }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ino-inbox-'));
  const simulation = new Simulation(folder, 1);
  await simulation.start(DEVICES);
  await simulation.run(SUBMISSIONS);
  const { submitted, stored, files, rightFiles, states } = await simulation.finish();
  expect(submitted).toHaveLength(SUBMISSIONS);
  expect(stored).toEqual(submitted);
  expect([files, rightFiles]).toEqual([666, 666]);
  expect(states).toEqual(new Set(['delivered']));
  rmSync(folder, { recursive: true });
});
