import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ImageMetadata } from 'astro';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toDigest } from '../page-cache/digests.ts';
import { PNG } from '../testing/temp-project.ts';
import { getDevAddress, nameByContent } from './addresses.ts';
import { readAssetInfo } from './asset-info.ts';
import { createPictures } from './pictures.ts';
import { writeOriginals } from './write-originals.ts';

type Generated = { originalSrcPath: string; transforms: Map<string, { finalPath: string }> };

const state = globalThis as {
  astroAsset?: { staticImages: Map<string, Generated>; referencedImages: Set<string> } | undefined;
};

let root: string;
let file: string;
const getReferencedImages = () => [...(state.astroAsset?.referencedImages ?? [])];
const ID = '../a.png?astroContentImageFlag=&importer=content%2Fstores%2Fdar.yaml';

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  file = path.join(root, 'content/a.png');
  mkdirSync(path.dirname(file));
  writeFileSync(file, PNG);
  await readAssetInfo(file);
  state.astroAsset = { staticImages: new Map(), referencedImages: new Set() };
});

afterEach(() => {
  rmSync(root, { recursive: true });
  state.astroAsset = undefined;
});

test('a page gets the picture of an entry, and marks its file only when it uses the address', () => {
  const picture = createPictures(root, nameByContent('/_astro/').getAddress).get(ID);
  expect(picture).toMatchObject({ width: 1, height: 1, format: 'png' });
  const { fsPath, clone } = picture as ImageMetadata & { fsPath: string; clone: ImageMetadata };
  expect({ fsPath, clone }).toEqual({ fsPath: file, clone: { ...picture } });
  state.astroAsset?.referencedImages.clear();
  expect(picture?.width).toBe(1);
  expect(toDigest([picture])).toBe(toDigest([{ ...clone }]));
  expect(getReferencedImages()).toEqual([]);
  expect(JSON.parse(JSON.stringify(picture))).toMatchObject({
    src: expect.stringMatching(/^\/_astro\/a\.[\w-]{8}\.png$/) as string,
  });
  expect(getReferencedImages()).toEqual([file]);
});

test('a picture that no entry has is unknown', () => {
  expect(createPictures(root, getDevAddress).get(ID.replace('a.png', 'b.png'))).toBeUndefined();
});

test('the address in dev has the size for the server', () => {
  const picture = createPictures(root, getDevAddress).get(ID);
  expect(picture?.src).toBe(`/@fs${file}?origWidth=1&origHeight=1&origFormat=png`);
});

test('equal pictures have one address, changed ones another', async () => {
  const copy = path.join(root, 'content/b/a.png');
  mkdirSync(path.dirname(copy));
  writeFileSync(copy, PNG);
  const { getAddress, getFile } = nameByContent('/_astro/');
  expect(getAddress(copy)).toBe(getAddress(file));
  expect(getFile(getAddress(copy))).toBe(copy);
  writeFileSync(file, Buffer.concat([PNG, Buffer.from([0])]));
  await readAssetInfo(file);
  expect(nameByContent('/_astro/').getAddress(file)).not.toBe(getAddress(copy));
});

test('writes originals from which pictures are generated, unless these are in the cache, and used ones', async () => {
  const built = nameByContent('/_astro/');
  const address = built.getAddress(file);
  const getFolder = (name: string) => pathToFileURL(`${path.join(root, name)}/`);
  const write = () =>
    writeOriginals(built, { originals: getFolder('originals'), pages: getFolder('pages'), cache: getFolder('cache') });
  state.astroAsset?.staticImages.set(address, {
    originalSrcPath: file,
    transforms: new Map([['x', { finalPath: '/_astro/a_x.webp' }]]),
  });
  mkdirSync(path.join(root, 'cache'));
  writeFileSync(path.join(root, 'cache/a_x.webp'), '');
  await write();
  expect(() => readFileSync(path.join(root, 'originals', address))).toThrow('ENOENT');

  rmSync(path.join(root, 'cache/a_x.webp'));
  await write();
  expect(readFileSync(path.join(root, 'originals', address))).toEqual(PNG);
  expect(() => readFileSync(path.join(root, 'pages', address))).toThrow('ENOENT');

  state.astroAsset?.referencedImages.add(file);
  await write();
  expect(readFileSync(path.join(root, 'pages', address))).toEqual(PNG);
});
