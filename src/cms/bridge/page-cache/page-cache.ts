/**
 * The page cache: a page whose key is the same as in an earlier build is not rendered. Keys are digests of all that a page is made
 * of. The name of a stored page contains its key, so builds that are interrupted or run at the same time do no harm.
 */
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegrationLogger, AstroPrerenderer } from 'astro';
import { createTemporaryPath } from '../../../lib/node/temporary-path.ts';
import { digests, toDigest } from './digests.ts';

const listFolder = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** The path of a page as Astro lists it and as it requests it. */
const toPath = (pathname: string): string => decodeURI(pathname).replace(/\/$/, '');

/** Scripts, style sheets and fonts, whose names contain a hash of their content. */
const ASSET = /\.(?:js|css|woff2)$/;

async function copyFiles(names: Iterable<string>, from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of names) await copyFile(path.join(from, name), path.join(to, name));
}

/** Returns a prerenderer that renders only pages that are not in the cache, and gives the others the pictures they had. */
export function withPageCache(
  prerenderer: AstroPrerenderer,
  { outDir, cacheDir, build }: AstroConfig,
  pages: URL,
  logger: AstroIntegrationLogger,
): AstroPrerenderer {
  // Builds into different folders have different settings, and each deletes only pages of its own.
  const folder = fileURLToPath(new URL(`pages/${path.basename(fileURLToPath(outDir))}/`, cacheDir));
  const pictureFolder = fileURLToPath(new URL('assets/', cacheDir));
  const assets = path.join(fileURLToPath(pages), build.assets);
  const stored = new Set(listFolder(folder));
  const cachedPictures = new Set(listFolder(pictureFolder));
  const keys = new Map<string, string>();
  const used = new Set<string>();
  let restoredPages = 0;
  const neededPictures = new Set<string>();
  const picture = new RegExp(`/${build.assets}/([^/"'\\s?,]+\\.(?:webp|jpe?g|png|avif))`, 'g');

  /** Reads a stored page; undefined when it or one of its pictures is missing. */
  const restore = (name: string): Response | undefined => {
    if (!stored.has(name)) return undefined;
    const bytes = readFileSync(path.join(folder, name));
    const pictures = [...bytes.toString('utf8').matchAll(picture)].map(([, file = '']) => file);
    if (!pictures.every((file) => cachedPictures.has(file))) return undefined;
    for (const file of pictures) neededPictures.add(file);
    restoredPages += 1;
    return new Response(bytes);
  };
  const store = (name: string, bytes: Uint8Array): void => {
    // Another build may be writing the same page.
    const partial = createTemporaryPath(folder);
    // Waiting for a small file takes longer than writing it.
    writeFileSync(partial, bytes);
    renameSync(partial, path.join(folder, name));
  };

  return {
    ...prerenderer,
    getStaticPaths: async () => {
      await mkdir(folder, { recursive: true });
      const paths = await prerenderer.getStaticPaths();
      // All keys are made. Their digests hold the entries as they were read, which the pages do not need.
      digests.collections.clear();
      const shared = listFolder(assets).filter((name) => ASSET.test(name));
      const assetDigest = toDigest(shared.sort());
      for (const { pathname, cacheKey } of paths) {
        if (cacheKey !== undefined) keys.set(toPath(pathname), toDigest([pathname, cacheKey, assetDigest]));
      }
      return paths;
    },
    render: async (request, options) => {
      const name = keys.get(toPath(new URL(request.url).pathname));
      if (name === undefined) return prerenderer.render(request, options);
      used.add(name);
      const restored = restore(name);
      if (restored) return restored;
      const result = await prerenderer.render(request, options);
      const response = result instanceof Response ? result : result.response;
      if (response.status !== 200) return result;
      const bytes = await response.bytes();
      store(name, bytes);
      return new Response(bytes, { headers: response.headers });
    },
    collectStaticImages: async () => {
      logger.info(`${restoredPages} of ${keys.size} pages are unchanged`);
      await copyFiles(neededPictures, pictureFolder, assets);
      for (const name of stored) if (!used.has(name)) await rm(path.join(folder, name), { force: true });
      return (await prerenderer.collectStaticImages?.()) ?? new Map();
    },
  };
}
