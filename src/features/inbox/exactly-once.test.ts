/** A short simulation; `npm run test:long` runs a long one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Simulation } from './testing/simulation.ts';

let folder: string;
let simulation: Simulation;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ino-inbox-'));
  simulation = new Simulation(folder, 7);
});

afterEach(async () => {
  await simulation.stop();
  rmSync(folder, { recursive: true });
});

test('a server that is killed and devices with a bad connection lose no record, and store none twice', async () => {
  await simulation.start(3);
  await simulation.run(45);
  const { submitted, stored, deliveries, wrong, outcomes, kills, requests, late, files, rightFiles } =
    await simulation.finish();
  expect(stored).toEqual(submitted);
  expect([files, rightFiles]).toEqual([15, 15]);
  expect(deliveries).toEqual(new Set(['delivered']));
  expect(wrong).toEqual([]);
  // Otherwise the simulation tests nothing.
  expect(Object.keys(outcomes).sort()).toEqual(['answered', 'declined', 'published']);
  expect(kills).toBeGreaterThan(2);
  expect(requests).toBeGreaterThan(60);
  expect(late).toBeGreaterThan(0);
}, 120_000);
