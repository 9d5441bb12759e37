/** Gives pages the pictures of the content without a module for each. */
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroPrerenderer } from 'astro';
import type { Plugin } from 'vite';
import { getDevAddress, nameByContent } from './addresses.ts';
import { createPictures, type Pictures } from './pictures.ts';
import { writeOriginals, type OutputFolders } from './write-originals.ts';

const KEY = 'keystatic-bridge:pictures';

const globalState = globalThis as Record<symbol, Pictures | undefined>;

const setPictures = (pictures: Pictures): void => {
  globalState[Symbol.for(KEY)] = pictures;
};

/** Replaces Astro’s module with an import for each picture. Pages run in this process, so they find the pictures there. */
export const picturesPlugin = (command: 'dev' | 'build'): Plugin => ({
  name: 'content-pictures',
  enforce: 'pre',
  // In a build with a server, the server has no pages with content.
  applyToEnvironment: ({ name }) => (command === 'dev' ? name !== 'client' : name === 'prerender'),
  load: {
    filter: { id: /[\\/]content-assets\.mjs$/ },
    handler: () => `export default globalThis[Symbol.for(${JSON.stringify(KEY)})];`,
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

/** Prepares the pictures of a build; returns a prerenderer that writes their originals once all pages are rendered. */
export function buildPictures(config: AstroConfig, hasServer: boolean) {
  const built = nameByContent(`${config.base.replace(/\/$/, '')}/${config.build.assets}/`);
  setPictures(createPictures(fileURLToPath(config.root), built.getAddress));
  return (prerenderer: AstroPrerenderer): AstroPrerenderer => ({
    ...prerenderer,
    collectStaticImages: async () => {
      await writeOriginals(built, getOutputFolders(config, hasServer));
      return new Map();
    },
  });
}
