/** Astro integration that writes the search index and completes the results page after the build, and serves the index of the last build in dev. */
import type { AstroIntegration } from 'astro';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { formatBytes } from '../../lib/bytes.ts';
import { addPreloads, collectSearchScripts } from './preload-scripts.ts';
import { serveLastIndex } from './serve-last-index.ts';
import { writeIndex, type IndexSource } from './write-index.ts';

/** Output file of the endpoint `src/pages/search-records.json.ts`. It is deleted after indexing. */
const RECORDS = 'search-records.json';
/** The results page, relative to the output. */
const PAGE = 'search/index.html';

export function searchIntegration(): AstroIntegration {
  let outputs: URL[] = [];
  const { plugin, paths } = collectSearchScripts();
  return {
    name: 'search',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:config:done': ({ config }) => {
        outputs = [config.outDir, config.build.client];
      },
      'astro:server:setup': ({ server }) => {
        const serve = serveLastIndex(outputs);
        server.middlewares.use((request, response, next) => {
          serve(request, response, next).catch(next);
        });
      },
      // With a server, the pages are in `dist/client`: `dir` is the folder of the pages.
      'astro:build:done': async ({ dir, logger }) => {
        const file = new URL(RECORDS, dir);
        const source = JSON.parse(await readFile(file, 'utf8')) as IndexSource;
        await rm(file);
        const page = new URL(PAGE, dir);
        await writeFile(page, addPreloads(await readFile(page, 'utf8'), paths));
        const bytes = await writeIndex(source, fileURLToPath(new URL('pagefind/', dir)));
        logger.info(`${source.records.length} records, ${formatBytes(bytes)}`);
      },
    },
  };
}
