/** The graph of imports between the source files, read from their text: fast, and the same for TypeScript and Astro files. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The files of the graph. */
const SOURCES = ['src/**/*.{ts,tsx,astro}', 'keystatic.config.ts'];

/** Each kind of import: `from '…'`, `import '…'`, `import('…')` and `<script src="…">`. */
const SPECIFIER =
  /(?:\bfrom|\bimport\s*\(|\bimport)\s*(['"])((?:\.{1,2}|@)\/[^'"\n]+)\1|<script\s[^>]*\bsrc="(\.{1,2}\/[^"]+)"/g;

/** Comments that stand on lines of their own: they may quote an import. */
const COMMENT = /^\s*(?:\/\*\*[\s\S]*?\*\/|\/\/.*)$/gm;

export type Import = {
  from: string;
  to: string;
  /** As it is written, such as `@/lib/money.ts`. */
  specifier: string;
  /** True for `<script src>`, which Astro resolves without the alias. */
  isScript: boolean;
};

/** Returns whether a file is a test or helps tests only. */
export const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\/|\/test-[^/]+$/.test(file);

/** Returns every source file, as a path from the root of the project. */
export const listSources = (root: string): string[] =>
  globSync(SOURCES, { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .sort();

/** Returns the imports of project files in a text. `?url` and similar suffixes are left out. */
export function parseImports(file: string, text: string): Import[] {
  return [...text.replace(COMMENT, '').matchAll(SPECIFIER)].map(([, , imported, script]) => {
    const specifier = imported ?? script ?? '';
    const target = specifier.replace(/\?.*$/, '');
    const to = target.startsWith('@/')
      ? `src/${target.slice(2)}`
      : path.posix.normalize(`${path.posix.dirname(file)}/${target}`);
    return { from: file, to, specifier, isScript: script !== undefined };
  });
}

/** Reads the imports of all given files. */
export const readImports = (root: string, files: readonly string[]): Import[] =>
  files.flatMap((file) => parseImports(file, readFileSync(path.join(root, file), 'utf8')));

/** Returns the imports whose file does not exist. */
export const findMissing = (root: string, imports: readonly Import[]): Import[] =>
  imports.filter(({ to }) => !existsSync(path.join(root, to)));

/**
 * Returns one cycle of a graph as a path whose last node is its first, as in a → b → a; undefined if there is none.
 * @param edges pairs of nodes; an edge from a node to itself does not count
 */
export function findCycle(edges: Iterable<readonly [string, string]>): string[] | undefined {
  const targets = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    if (from !== to) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (node: string): string[] | undefined => {
    const start = trail.indexOf(node);
    if (start >= 0) return [...trail.slice(start), node];
    if (done.has(node)) return undefined;
    trail.push(node);
    for (const target of targets.get(node) ?? []) {
      const cycle = visit(target);
      if (cycle) return cycle;
    }
    trail.pop();
    done.add(node);
    return undefined;
  };
  for (const node of targets.keys()) {
    const cycle = visit(node);
    if (cycle) return cycle;
  }
  return undefined;
}

/** Returns the files that are loaded with a file, itself included, by values or by types. */
export function findReachableFiles(file: string, imports: readonly Import[]): Set<string> {
  const reached = new Set([file]);
  // A set also visits what is added during the walk.
  for (const node of reached) {
    for (const { from, to } of imports) if (from === node) reached.add(to);
  }
  return reached;
}
