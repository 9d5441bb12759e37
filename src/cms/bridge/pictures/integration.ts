/** Gives pages the pictures of the content without a module for each. */
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroPrerenderer } from 'astro';
import type { Plugin } from 'vite';
import { getDevAddress, nameByContent, type BuiltPictures } from './addresses.ts';
import { createPictures, PICTURES_KEY, setPictures } from './pictures.ts';
import { writeOriginals, type OutputFolders } from './write-originals.ts';

/** Replaces Astro’s module with an import for each picture. Pages run in this thread, so they find the pictures there. */
export const picturesPlugin = (command: 'dev' | 'build'): Plugin => ({
  name: 'content-pictures',
  enforce: 'pre',
  // In a build with a server, the server has no pages with content.
  applyToEnvironment: ({ name }) => (command === 'dev' ? name !== 'client' : name === 'prerender'),
  load: {
    filter: { id: /[\\/]content-assets\.mjs$/ },
    handler: () => `export default globalThis[Symbol.for(${JSON.stringify(PICTURES_KEY)})];`,
  },
});

/** Prepares the pictures of a dev server. */
export function servePictures({ root }: AstroConfig): void {
  setPictures(createPictures(fileURLToPath(root), getDevAddress));
}

function getOutputFolders({ build, outDir, cacheDir }: AstroConfig, hasServer: boolean): OutputFolders {
  const pages = hasServer ? build.client : outDir;
  const originals = hasServer ? new URL('.prerender/', build.server) : pages;
  return { originals, pages, cache: new URL('assets/', cacheDir) };
}

/** The folder of generated pictures and scripts in the addresses of the output, as in `/_astro/`. */
export const getAssetFolder = ({ base, build }: AstroConfig): string => `${base.replace(/\/$/, '')}/${build.assets}/`;

/** Prepares the pictures of a build, and returns them. */
export function preparePictures(config: AstroConfig): BuiltPictures {
  const built = nameByContent(getAssetFolder(config));
  setPictures(createPictures(fileURLToPath(config.root), built.getAddress));
  return built;
}

/** Returns a prerenderer that writes the originals of pictures once all pages are rendered. */
export const withOriginals = (
  prerenderer: AstroPrerenderer,
  built: BuiltPictures,
  config: AstroConfig,
  hasServer: boolean,
): AstroPrerenderer => ({
  ...prerenderer,
  collectStaticImages: async () => {
    await writeOriginals(built, getOutputFolders(config, hasServer));
    return new Map();
  },
});
