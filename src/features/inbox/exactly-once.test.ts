/** A short simulation; `npm run test:long` runs a long one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Simulation } from './testing/simulation.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ino-inbox-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a server that is killed and devices with a bad connection lose no record, and store none twice', async () => {
  const simulation = new Simulation(folder, 7);
  await simulation.start(3);
  await simulation.run(45);
  const { submitted, stored, states, kills, requests, files, rightFiles } = await simulation.finish();
  expect(stored).toEqual(submitted);
  expect([files, rightFiles]).toEqual([15, 15]);
  expect(states).toEqual(new Set(['delivered']));
  // Otherwise the simulation tests nothing.
  expect(kills).toBeGreaterThan(2);
  expect(requests).toBeGreaterThan(60);
}, 60_000);
