/** Astro integration that builds the service worker after the pages. */
import type { AstroIntegration } from 'astro';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { ROUTES } from '../routes.ts';
import { collectChunks } from './chunk-graph.ts';
import type { ChunkGraph } from './collect-assets.ts';

/** What the build writes into the service worker. */
export type WorkerData = {
  graph: ChunkGraph;
  /** Revision of each page that is stored for everyone, by its path. */
  shell: Readonly<Record<string, string>>;
  /** Path of the page that is shown instead of one that is not stored. */
  fallback: string;
};

const isShell = (path: string): boolean =>
  [ROUTES.offline, ROUTES.home, ROUTES.favourites, ROUTES.yourData, ROUTES.faq, ROUTES.help].some(
    (route) => path === route || (route === ROUTES.help && path.startsWith(`${route}/`)),
  );

async function getRevision(dir: URL, path: string): Promise<string> {
  const html = await readFile(new URL(`.${path}/index.html`, dir));
  return createHash('sha256').update(html).digest('base64url').slice(0, 8);
}

export function serviceWorker(): AstroIntegration {
  const { plugin, graph } = collectChunks();
  return {
    name: 'service-worker',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:done': async ({ dir, pages }) => {
        const paths = pages.map(({ pathname }) => `/${pathname}`.replace(/(.)\/$/, '$1')).filter(isShell);
        const revisions = paths.map(async (path) => [path, await getRevision(dir, path)] as const);
        const data: WorkerData = {
          graph,
          shell: Object.fromEntries(await Promise.all(revisions)),
          fallback: ROUTES.offline,
        };
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          resolve: { alias: { '@': fileURLToPath(new URL('..', import.meta.url)) } },
          define: { WORKER_DATA: JSON.stringify(data), 'process.env.NODE_ENV': '"production"' },
          build: {
            target: 'es2022',
            outDir: fileURLToPath(dir),
            emptyOutDir: false,
            rolldownOptions: {
              input: fileURLToPath(new URL('worker.ts', import.meta.url)),
              output: { entryFileNames: 'sw.js', format: 'iife' },
            },
          },
        });
      },
    },
  };
}
