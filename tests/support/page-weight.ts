/** The bytes (gzip) that a page loads before the visitor interacts. */
import { gzipSync } from 'node:zlib';
import path from 'node:path/posix';
import { init, parse } from 'es-module-lexer';
import { readBytes, findFile, FILES, readText, type BuiltPage } from './build-output.ts';
import { getElements, type Element } from './html.ts';

await init;

const sizes = new Map<string, number>();

/** Returns the compressed bytes of a built file; each file is compressed once. */
export function getGzipSize(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(readBytes(file)).length;
  sizes.set(file, size);
  return size;
}

/** Returns the file of an address; empty for a dead one, which the link tests report. */
const resolveFile = (address: string): string[] => {
  const file = findFile(new URL(address, 'http://site').pathname);
  return file === undefined ? [] : [file];
};

/** Returns the static imports of a script; `import()` is not included. */
function findStaticImports(file: string): string[] {
  const [imports] = parse(readText(file));
  return imports
    .filter(({ d: dynamic }) => dynamic === -1)
    .flatMap(({ n: name }) =>
      name?.startsWith('.') ? [path.join(path.dirname(file), name)] : resolveFile(name ?? '/none'),
    );
}

/** Returns scripts with all of their static imports. */
function addImports(files: Iterable<string>): Set<string> {
  const all = new Set<string>();
  const visit = (file: string) => {
    if (all.has(file)) return;
    all.add(file);
    findStaticImports(file).forEach(visit);
  };
  for (const file of files) visit(file);
  return all;
}

/** Which islands are counted: those of a page that nobody touched, or those of its dialogs and tabs, too. */
type Moment = 'untouched' | 'opened';

/** Returns the islands of a page that load without interaction. Hidden islands do not. */
export const getAutomaticIslands = (page: BuiltPage, moment: Moment = 'untouched'): Element[] =>
  getElements(page).filter(
    ({ name, attributes, isHidden }) =>
      name === 'astro-island' && (moment === 'opened' || !(isHidden && attributes['client'] === 'near-viewport')),
  );

const isScript = ({ attributes, isInTemplate }: Element): boolean =>
  !isInTemplate && ['module', 'text/javascript', undefined].includes(attributes['type']);

export type Weight = { bytes: number; files: string[] };

/** The database, which pages load when they are idle or need it. */
const database = FILES.filter((file) => /^_astro\/storage\.[^/]*\.js$/.test(file));

/**
 * Returns the scripts of a page: its own, its islands, their static imports, and inline scripts.
 * @param hasDatabase whether the database counts, as for a visitor with stored data
 * @param moment without interaction, or with all tabs and dialogs open
 */
export function getScripts(
  page: BuiltPage,
  { hasDatabase = false, moment = 'untouched' }: { hasDatabase?: boolean; moment?: Moment } = {},
): Weight {
  if (database.length !== 1)
    throw new Error('the build has not exactly one script of the database: run `npm run build` again');
  const elements = getElements(page);
  const scripts = elements.filter((element) => element.name === 'script' && isScript(element));
  const entries = [
    ...scripts.map(({ attributes }) => attributes['src']),
    ...elements
      .filter(({ name, attributes }) => name === 'link' && attributes['rel'] === 'modulepreload')
      .map(({ attributes }) => attributes['href']),
    ...getAutomaticIslands(page, moment).flatMap(({ attributes }) => [
      attributes['component-url'],
      attributes['renderer-url'],
    ]),
  ];
  const own = entries.flatMap((address) => (address === undefined ? [] : resolveFile(address)));
  const files = addImports(hasDatabase ? [...own, ...database] : own);
  const inline = scripts.map(({ text }) => text).join('\n');
  const inlineBytes = inline.trim() ? gzipSync(inline).length : 0;
  const bytes = [...files].reduce((sum, file) => sum + getGzipSize(file), inlineBytes);
  return { bytes, files: [...files] };
}

/** Returns a script that pages import when they need it, and its static imports. Throws unless the build has one of that name. */
export function getImportedScript(name: string): string[] {
  const files = FILES.filter((file) => path.basename(file).split('.')[0] === name && file.endsWith('.js'));
  if (files.length !== 1) throw new Error(`the build has ${files.length} scripts with the name ${name}`);
  return [...addImports(files)];
}

/** Returns the stylesheets of a page and its inline styles. */
export function getStyles(page: BuiltPage): Weight {
  const elements = getElements(page);
  const files = elements
    .filter(({ name, attributes }) => name === 'link' && attributes['rel'] === 'stylesheet')
    .flatMap(({ attributes }) => resolveFile(attributes['href'] ?? '/none'));
  const inline = elements.filter(({ name }) => name === 'style').map(({ text }) => text);
  const inlineBytes = inline.length ? gzipSync(inline.join('\n')).length : 0;
  return { bytes: files.reduce((sum, file) => sum + getGzipSize(file), inlineBytes), files };
}
