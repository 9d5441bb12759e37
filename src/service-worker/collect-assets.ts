/** Imports of each script of the build, static and dynamic, and the style sheets it needs: file names in `/_astro/`. */
export type ChunkGraph = Readonly<Record<string, readonly string[]>>;

/** The folder of files whose names change with their content. */
export const HASHED_FOLDER = '/_astro/';

/** The folder of the summaries of products and stores. */
export const ENTRY_FOLDER = '/entries/';

const ASSET = /\/_astro\/([\w./@-]+\.(?:js|css|woff2))/g;
const PART = / data-(?:source|next)="([^"]+)"/g;
const FORM = /\/forms\/[\w-]+\.json/g;
const VIEWED = / data-seen="(\w+):([\w-]+)"/;

/**
 * Returns the addresses of all scripts, style sheets, fonts and forms that a page may need: those that its HTML names, and
 * whatever their scripts import now or later. A script that is not in the graph, such as one of another build, has no known imports.
 * Includes the summary of the page's product, which lists of recently viewed products show.
 */
export function collectAssets(html: string, graph: ChunkGraph): string[] {
  const found = new Set([...html.matchAll(ASSET)].map(([, name = '']) => name));
  // A set also iterates over what is added meanwhile.
  for (const name of found) for (const imported of graph[name] ?? []) found.add(imported);
  const forms = new Set(html.match(FORM));
  const [, kind = '', id] = VIEWED.exec(html) ?? [];
  return [
    ...[...found].map((name) => HASHED_FOLDER + name),
    ...forms,
    ...(id === undefined ? [] : [`${ENTRY_FOLDER}${kind}/${id}.json`]),
  ];
}

/**
 * Returns the paths of the pages that are stored together with a page: those whose content it loads when the visitor asks for it, and
 * the page that follows its form.
 */
export const collectParts = (html: string): string[] => [...html.matchAll(PART)].map(([, path = '']) => path);
