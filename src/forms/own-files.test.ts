import { expect, test } from 'vitest';
import type { StoredFile } from '@/device/rows.ts';
import { ownFiles } from './own-files.ts';

const DRAFT = 'post-project:';

/** A device with some files: who owns each, by id. */
function device(owners: Record<string, string>) {
  const kept = new Map(
    Object.entries(owners).map(([id, owner]) => [id, { id, owner, name: `${id}.png`, blob: new Blob([id]) }]),
  );
  // What is asked of the device's files, and no more.
  const files = {
    get: (id: string) => Promise.resolve(kept.get(id)),
    copy: ({ name, blob }: StoredFile, owner: string) => {
      const copy = { id: crypto.randomUUID(), owner, name, blob };
      kept.set(copy.id, copy);
      return Promise.resolve(copy);
    },
  } as unknown as Parameters<typeof ownFiles>[0]['files'];
  return { files, kept };
}

const ref = (id: string) => ({ id, name: `${id}.png`, type: 'image/png', size: 1 });

test('what is not a file, and files of its own, stay as they are', async () => {
  const { files, kept } = device({ a: `draft:${DRAFT}` });
  const typed = { name: 'Warehouse', rows: ['a', 'b'], none: [], pictures: [ref('a')] };
  expect(await ownFiles({ files }, typed, DRAFT)).toEqual({ typed, gone: [] });
  expect(kept.size).toBe(1);
});

test('what a record owns by now is copied, and the record keeps its own', async () => {
  const { files, kept } = device({ a: 'record:1', b: `draft:${DRAFT}` });
  const { typed, gone } = await ownFiles({ files }, { pictures: [ref('a'), ref('b')] }, DRAFT);
  const [copy, own] = typed['pictures'] as { id: string; name: string }[];
  expect(gone).toEqual([]);
  expect(own).toEqual(ref('b'));
  expect(copy).toMatchObject({ name: 'a.png' });
  expect(copy?.id).not.toBe('a');
  expect(kept.get(copy?.id ?? '')?.owner).toBe(`draft:${DRAFT}`);
  expect(kept.get('a')?.owner).toBe('record:1');
});

test('what is gone is named, with its field', async () => {
  const { files } = device({});
  const { gone } = await ownFiles({ files }, { pictures: [ref('a')], sheet: [ref('b')] }, DRAFT);
  expect(gone).toEqual([
    { key: 'pictures', name: 'a.png' },
    { key: 'sheet', name: 'b.png' },
  ]);
});
