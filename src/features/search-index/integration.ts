/** Makes the search index once the pages are there, and in dev serves that of the last build. */
import type { AstroIntegration } from 'astro';
import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { SearchDocument } from './document.ts';
import { serveLastIndex } from './serve-last-index.ts';
import { writeIndex } from './write-index.ts';

/** What the endpoint `src/pages/search-records.json.ts` leaves in the output. */
const RECORDS = 'search-records.json';

export function searchIntegration(): AstroIntegration {
  let outputs: URL[] = [];
  return {
    name: 'search',
    hooks: {
      'astro:config:done': ({ config }) => {
        outputs = [config.outDir, config.build.client];
      },
      'astro:server:setup': ({ server }) => {
        const answer = serveLastIndex(outputs);
        server.middlewares.use((request, response, next) => {
          answer(request, response, next).catch(next);
        });
      },
      // Beside a server the pages lie in a folder of their own: `dir` is where they are.
      'astro:build:done': async ({ dir, logger }) => {
        const file = new URL(RECORDS, dir);
        const documents = JSON.parse(await readFile(file, 'utf8')) as SearchDocument[];
        await rm(file);
        const bytes = await writeIndex(documents, fileURLToPath(new URL('pagefind/', dir)));
        logger.info(`${documents.length} records, ${Math.round(bytes / 1024)} kB`);
      },
    },
  };
}
