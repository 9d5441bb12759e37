/**
 * Astro integration that writes the search index and the summaries of favourites and completes the results page after the build.
 * In dev, it serves the index of the last build.
 */
import type { AstroIntegration } from 'astro';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { formatBytes } from '../../lib/bytes.ts';
import { ENTRIES } from '../favourites/favourite-id.ts';
import { writeEntryFiles } from './entry-files.ts';
import { addPreloads, collectSearchScripts } from './preload-scripts.ts';
import { serveLastIndex } from './serve-last-index.ts';
import { writeIndex, type IndexSource } from './write-index.ts';

/** Output file of the endpoint `src/pages/search-records.json.ts`. It is deleted after indexing. */
const RECORDS = 'search-records.json';
/** The results page, relative to the output. */
const PAGE = 'search/index.html';

const ENTRY_ENDPOINT = new URL('./entry-endpoint.ts', import.meta.url);

export function searchIntegration(): AstroIntegration {
  let outputs: URL[] = [];
  const { plugin, paths } = collectSearchScripts();
  return {
    name: 'search',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command === 'dev') injectRoute({ pattern: `${ENTRIES}[...path]`, entrypoint: ENTRY_ENDPOINT });
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
        writeEntryFiles(source.records, fileURLToPath(dir));
        const bytes = await writeIndex(source, fileURLToPath(new URL('pagefind/', dir)));
        logger.info(`${source.records.length} records, ${formatBytes(bytes)}`);
      },
    },
  };
}
