/**
 * The pictures of the content as pages get them. Astro would import each as a module of its own, which takes most of the time and
 * memory of a build with thousands of them. Here a picture is read only when a page shows it.
 */
import path from 'node:path';
import type { ImageMetadata } from 'astro';
import { getPictureSize } from './asset-info.ts';

/** Astro’s own state: the files that pages use as they are, besides the pictures generated from them. */
const astroState = globalThis as {
  astroAsset?: { referencedImages?: Set<string>; recordReferencedImage?: (file: string) => void };
};

function markAsUsed(file: string): void {
  astroState.astroAsset?.referencedImages?.add(file);
  astroState.astroAsset?.recordReferencedImage?.(file);
}

/** Returns the picture of a file. Its address is determined only when it is read. `fsPath` and `clone` are for Astro. */
function createPicture(file: string, toAddress: (file: string) => string): ImageMetadata | undefined {
  const size = getPictureSize(file);
  if (!size) return undefined;
  let address: string | undefined;
  const picture: ImageMetadata = {
    get src() {
      return (address ??= toAddress(file));
    },
    ...size,
  };
  return new Proxy(picture, {
    get: (target, name) => {
      if (name === 'clone') return { ...target };
      if (name === 'fsPath') return file;
      if (name === 'src') markAsUsed(file);
      return Reflect.get(target, name) as unknown;
    },
  });
}

/** The id by which Astro asks for a picture: its path from the entry, and the path of the entry from the root. */
function parseId(root: string, id: string): string {
  const [source = '', query] = id.split('?');
  const importer = new URLSearchParams(query).get('importer') ?? '';
  return path.resolve(root, path.dirname(importer), source);
}

export type Pictures = { get: (id: string) => ImageMetadata | undefined };

/** Where the bundle that renders pages finds them: it runs in the same thread. */
export const PICTURES_KEY = 'keystatic-bridge:pictures';

export const setPictures = (pictures: Pictures): void => {
  Reflect.set(globalThis, Symbol.for(PICTURES_KEY), pictures);
};

/** Returns what Astro asks for the pictures of entries. */
export const createPictures = (root: string, toAddress: (file: string) => string): Pictures => ({
  get: (id) => createPicture(parseId(root, id), toAddress),
});
