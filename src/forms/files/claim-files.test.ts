import { expect, test } from 'vitest';
import { findMissingFiles } from './claim-files.ts';

/** A device with some files. */
const device = (...ids: string[]) => ({
  // What is asked of the device's files, and no more.
  files: { get: (id: string) => Promise.resolve(ids.includes(id) ? { id } : undefined) } as unknown as Parameters<
    typeof findMissingFiles
  >[0]['files'],
});

const ref = (id: string) => ({ id, name: `${id}.png`, type: 'image/png', size: 1 });

test('what is there, whoever owns it, and what is no file, is not gone', async () => {
  const typed = { name: 'Warehouse', rows: ['a', 'b'], none: [], pictures: [ref('a')] };
  expect(await findMissingFiles(device('a'), typed)).toEqual([]);
});

test('what is gone is named, with its field', async () => {
  expect(await findMissingFiles(device('c'), { pictures: [ref('a'), ref('c')], sheet: [ref('b')] })).toEqual([
    { key: 'pictures', name: 'a.png' },
    { key: 'sheet', name: 'b.png' },
  ]);
});
