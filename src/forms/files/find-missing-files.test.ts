import { expect, test } from 'vitest';
import { findMissingFiles } from './find-missing-files.ts';

/** Creates a file storage with the given ids. */
const createDevice = (...ids: string[]) => ({
  // Only the method that the function calls.
  files: { get: (id: string) => Promise.resolve(ids.includes(id) ? { id } : undefined) } as unknown as Parameters<
    typeof findMissingFiles
  >[0]['files'],
});

const createRef = (id: string) => ({ id, name: `${id}.png`, type: 'image/png', size: 1 });

test('ignores stored files and values that are not files', async () => {
  const typed = { name: 'Warehouse', rows: ['a', 'b'], none: [], pictures: [createRef('a')] };
  expect(await findMissingFiles(createDevice('a'), typed)).toEqual([]);
});

test('returns missing files with the key of their field', async () => {
  expect(
    await findMissingFiles(createDevice('c'), { pictures: [createRef('a'), createRef('c')], sheet: [createRef('b')] }),
  ).toEqual([
    { key: 'pictures', name: 'a.png' },
    { key: 'sheet', name: 'b.png' },
  ]);
});
