/** Addresses of the pictures of the content. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getAssetDigest, getPictureSize } from './asset-info.ts';

/** Returns the address of a picture in dev, as Astro’s server expects it. */
export function getDevAddress(file: string): string {
  const url = pathToFileURL(file);
  const size = getPictureSize(file);
  if (size) {
    const { width, height, format } = size;
    url.search = new URLSearchParams({ origWidth: `${width}`, origHeight: `${height}`, origFormat: format }).toString();
  }
  return `/@fs${file.startsWith('/') ? '' : '/'}${file.split(path.sep).join('/')}${url.search}`;
}

/** Files that have an address in the output, by that address. Equal pictures have the same. */
export type BuiltPictures = {
  getAddress: (file: string) => string;
  /** Returns the first of the files with an address. */
  getFile: (address: string) => string | undefined;
};

/**
 * Names pictures by their content.
 * @param folder of the output, as in `/_astro/`
 */
export function nameByContent(folder: string): BuiltPictures {
  const addresses = new Map<string, string>();
  const files = new Map<string, string>();
  const name = (file: string): string => {
    const { name: base, ext } = path.parse(file);
    return `${folder}${base.replace(/[^\w.-]/g, '_')}.${getAssetDigest(file).slice(0, 8)}${ext}`;
  };
  return {
    getAddress: (file) => {
      const address = addresses.get(file) ?? name(file);
      addresses.set(file, address);
      if (!files.has(address)) files.set(address, file);
      return address;
    },
    getFile: (address) => files.get(address),
  };
}
