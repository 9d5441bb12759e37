/**
 * Twenty devices send 2,000 records to a server that is killed and locked again and again, and learn what an editor decided about
 * each.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Simulation } from '../../src/features/inbox/testing/simulation.ts';

const DEVICES = 20;
const SUBMISSIONS = 2_000;

let folder: string;
let simulation: Simulation;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ino-inbox-'));
  simulation = new Simulation(folder, 1);
});

afterEach(async () => {
  await simulation.stop();
  rmSync(folder, { recursive: true });
});

test(
  'every record is stored exactly once, and its device learns what became of it',
  { timeout: 30 * 60_000 },
  async () => {
    await simulation.start(DEVICES);
    await simulation.run(SUBMISSIONS);
    const { submitted, stored, files, rightFiles, deliveries, outcomes, wrong, kills, late } =
      await simulation.finish();
    expect(submitted).toHaveLength(SUBMISSIONS);
    expect(stored).toEqual(submitted);
    expect([files, rightFiles]).toEqual([666, 666]);
    expect(deliveries).toEqual(new Set(['delivered']));
    expect(wrong).toEqual([]);
    // Otherwise the simulation tests nothing.
    expect(Object.keys(outcomes).sort()).toEqual(['answered', 'declined', 'published']);
    expect(kills).toBeGreaterThan(150);
    expect(late).toBeGreaterThan(50);
  },
);
