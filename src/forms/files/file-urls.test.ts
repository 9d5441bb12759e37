import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FileUrls } from './file-urls.ts';

const files = vi.hoisted(() => new Map<string, Blob>());

vi.mock('./file-storage.ts', () => ({ loadFile: (id: string) => Promise.resolve(files.get(id)) }));

const open = new Set<string>();

beforeEach(() => {
  let count = 0;
  for (const id of ['a', 'b']) files.set(id, new Blob([id]));
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const url = `blob:${++count}`;
    open.add(url);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
    open.delete(url);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  open.clear();
});

test('gives a file one URL, and a missing file none', async () => {
  const urls = new FileUrls();
  expect(await Promise.all(['a', 'a', 'b', 'c'].map((id) => urls.get(id)))).toEqual([
    'blob:1',
    'blob:1',
    'blob:2',
    undefined,
  ]);
});

test('revokes the URLs of files that are no longer shown', async () => {
  const urls = new FileUrls();
  await Promise.all([urls.get('a'), urls.get('b')]);
  urls.retain(['b']);
  await vi.waitFor(() => {
    expect([...open]).toEqual(['blob:2']);
  });
  expect(await urls.get('b')).toBe('blob:2');
});

test('creates no URL for a file that is no longer shown when it is loaded', async () => {
  const urls = new FileUrls();
  const url = urls.get('a');
  urls.retain([]);
  expect([await url, open.size]).toEqual([undefined, 0]);
  expect(await urls.get('a')).toBe('blob:1');
});
