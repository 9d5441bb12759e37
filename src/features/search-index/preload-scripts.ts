/**
 * Requests the scripts of the results page with its HTML. The results are its largest content, and each script that only another
 * one names would arrive a round trip later.
 */
import type { Plugin } from 'vite';

/** The island of the results page, and what renders it. */
const ENTRIES = ['/features/search/page/SearchPage.tsx', '@astrojs/react/dist/client.js'];

const STYLE_SHEETS = /(?:<link rel="stylesheet"[^>]*>)+/;

/** What a script of the build imports, and its modules. */
export type Script = { imports: readonly string[]; modules: readonly string[] };

/** Returns the paths of the scripts that contain the entries, and of all scripts that these import. */
export function listScripts(scripts: ReadonlyMap<string, Script>): string[] {
  const paths = new Set<string>();
  const visit = (name: string): void => {
    const script = scripts.get(name);
    if (!script || paths.has(`/${name}`)) return;
    paths.add(`/${name}`);
    script.imports.forEach(visit);
  };
  for (const [name, { modules }] of scripts) {
    if (modules.some((module) => ENTRIES.some((entry) => module.endsWith(entry)))) visit(name);
  }
  return [...paths];
}

/** Adds the requests to a page, behind its style sheets, which the first paint waits for. */
export const addPreloads = (html: string, paths: readonly string[]): string =>
  html.replace(
    STYLE_SHEETS,
    (links) => links + paths.map((path) => `<link rel="modulepreload" href="${path}">`).join(''),
  );

/** Returns a plugin that lists the scripts when the build for browsers has written them. */
export function collectSearchScripts(): { plugin: Plugin; paths: string[] } {
  const paths: string[] = [];
  const plugin: Plugin = {
    name: 'search-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const scripts = new Map<string, Script>();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        // The bundler may move the only module of an entry to another script.
        const modules = chunk.facadeModuleId ? [...chunk.moduleIds, chunk.facadeModuleId] : chunk.moduleIds;
        scripts.set(chunk.fileName, { imports: chunk.imports, modules });
      }
      paths.push(...listScripts(scripts));
    },
  };
  return { plugin, paths };
}
