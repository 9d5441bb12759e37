import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { numberRecords, type File } from './pagefind-files.ts';

const compress = (text: string) => new Uint8Array(gzipSync(Buffer.from(`pagefind_dcd${text}`, 'latin1')));
const createFragment = (id: string, number: number): File => ({
  path: `fragment/${id}.pf_fragment`,
  content: compress(JSON.stringify({ url: String(number), content: 'words' })),
});
const list = (text: string): File => ({ path: 'pagefind.en_0a1b2c3d4e.pf_meta', content: compress(text) });
const part: File = { path: 'index/en_fedcba9.pf_index', content: new Uint8Array([1]) };

describe('numberRecords', () => {
  test('replaces the ids of records by their numbers in as many characters, and nothing else', () => {
    const { name, files } = numberRecords([
      createFragment('en_00aa11b', 12),
      createFragment('en_00aa11bc', 3),
      list('\x82jen_00aa11b\x04\x82ken_00aa11bc\x05 from en_fedcba9'),
      part,
    ]);
    expect(name).toBe('en_0a1b2c3d4e');
    expect(files.map(({ path }) => path)).toEqual([part.path, 'pagefind.en_0a1b2c3d4e.pf_meta']);
    expect(gunzipSync(files[1]?.content ?? '').toString('latin1')).toBe(
      'pagefind_dcd\x82jen_0000012\x04\x82ken_00000003\x05 from en_fedcba9',
    );
  });

  test.each([
    ['has no list of records', [createFragment('en_00aa11b', 1)]],
    ['names other ids in it', [createFragment('en_00aa11b', 1), list('en_1234567')]],
    ['has another signature', [{ ...list(''), content: gzipSync('other') }]],
  ])('throws when Pagefind %s', (_, files) => {
    expect(() => numberRecords(files)).toThrow('adapt the search index');
  });
});
