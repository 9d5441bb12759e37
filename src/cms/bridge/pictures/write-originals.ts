/** Writes pictures of the content into the output: those that pages use as they are, and those from which others are generated. */
import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasPictureSize } from './asset-info.ts';
import type { BuiltPictures } from './addresses.ts';

type GeneratedPictures = { originalSrcPath: string; transforms: ReadonlyMap<string, { finalPath: string }> };

/** Astro’s own lists: the pictures to generate, by the address of their original, and the files that pages use as they are. */
const astroState = globalThis as {
  astroAsset?: { staticImages?: ReadonlyMap<string, GeneratedPictures>; referencedImages?: Set<string> };
};

export type OutputFolders = {
  /** Where Astro looks for the originals of pictures that it generates; it deletes them if no page uses them. */
  originals: URL;
  pages: URL;
  /** Pictures that an earlier build generated. */
  cache: URL;
};

async function copyInto(folder: URL, file: string, address: string): Promise<void> {
  const target = path.join(fileURLToPath(folder), address);
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(file, target);
}

/** Writes the originals that are needed. None is needed to generate pictures that are in the cache. */
export async function writeOriginals(
  { getAddress, getFile }: BuiltPictures,
  { originals, pages, cache }: OutputFolders,
): Promise<void> {
  const { staticImages = new Map<string, GeneratedPictures>(), referencedImages = new Set<string>() } =
    astroState.astroAsset ?? {};
  const used = new Map([...referencedImages].filter(hasPictureSize).map((file) => [getAddress(file), file]));
  const isCached = ({ finalPath }: { finalPath: string }) => existsSync(new URL(path.posix.basename(finalPath), cache));
  for (const [address, { originalSrcPath, transforms }] of staticImages) {
    // Astro knows an original by its first file, but several files may have the same content and address.
    if (used.has(address)) referencedImages.add(originalSrcPath);
    const file = getFile(address);
    if (file && ![...transforms.values()].every(isCached)) await copyInto(originals, file, address);
  }
  for (const [address, file] of used) await copyInto(pages, file, address);
}
