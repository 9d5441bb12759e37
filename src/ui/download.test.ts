import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { download } from './download.ts';

const files: string[] = [];
let now = 0;

beforeEach(() => {
  files.length = 0;
  // Later than the downloads of the test before.
  now += 10_000;
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('document', {
    createElement: () => ({
      download: '',
      click() {
        files.push(this.download);
      },
    }),
  });
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Downloads a file some milliseconds later. */
const downloadAfter = (delay: number, name: string): void => {
  now += delay;
  download(new Blob(), name);
};

test('a double-click and a key that is held down save one file', () => {
  for (let press = 0; press < 30; press++) downloadAfter(100, 'a.csv');
  expect(files).toEqual(['a.csv']);
});

test('a later press and another file save one each', () => {
  downloadAfter(0, 'a.csv');
  downloadAfter(100, 'b.csv');
  downloadAfter(500, 'b.csv');
  expect(files).toEqual(['a.csv', 'b.csv', 'b.csv']);
});
