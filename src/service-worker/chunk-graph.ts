import type { Plugin } from 'vite';
import type { ChunkGraph } from './collect-assets.ts';

const FOLDER = /^_astro\//;

/** The address of a worker that a script starts. */
const WORKER = /\/_astro\/(worker-[\w-]+\.js)/g;

/** Collects what each script of the build for browsers imports, for the service worker. */
export function collectChunks(): { plugin: Plugin; graph: ChunkGraph } {
  const graph: Record<string, readonly string[]> = {};
  const plugin: Plugin = {
    name: 'chunk-graph',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const imported = [...chunk.imports, ...chunk.dynamicImports, ...(chunk.viteMetadata?.importedCss ?? [])];
        const workers = [...chunk.code.matchAll(WORKER)].map(([, name = '']) => name);
        const names = [...imported.map((name) => name.replace(FOLDER, '')), ...workers];
        if (names.length > 0) graph[chunk.fileName.replace(FOLDER, '')] = names;
      }
    },
  };
  return { plugin, graph };
}
