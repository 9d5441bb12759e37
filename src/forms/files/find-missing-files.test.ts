import { expect, test } from 'vitest';
import { findMissingFiles } from './find-missing-files.ts';

/** Creates a file storage with the given ids. */
const device = (...ids: string[]) => ({
  // Only the method that the function calls.
  files: { get: (id: string) => Promise.resolve(ids.includes(id) ? { id } : undefined) } as unknown as Parameters<
    typeof findMissingFiles
  >[0]['files'],
});

const ref = (id: string) => ({ id, name: `${id}.png`, type: 'image/png', size: 1 });

test('ignores stored files and values that are not files', async () => {
  const typed = { name: 'Warehouse', rows: ['a', 'b'], none: [], pictures: [ref('a')] };
  expect(await findMissingFiles(device('a'), typed)).toEqual([]);
});

test('returns missing files with the key of their field', async () => {
  expect(await findMissingFiles(device('c'), { pictures: [ref('a'), ref('c')], sheet: [ref('b')] })).toEqual([
    { key: 'pictures', name: 'a.png' },
    { key: 'sheet', name: 'b.png' },
  ]);
});
