/** What a page makes a browser load before anyone touches it, in bytes on the wire (gzip). */
import { gzipSync } from 'node:zlib';
import path from 'node:path/posix';
import { init, parse } from 'es-module-lexer';
import { bytesOf, fileAt, FILES, textOf, type BuiltPage } from './built.ts';
import { pageElements, type Element } from './html.ts';

await init;

const sizes = new Map<string, number>();

export function gzipSize(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(bytesOf(file)).length;
  sizes.set(file, size);
  return size;
}

/** The file that an address on a page leads to. A dead one is the business of the link tests. */
const fileOf = (address: string): string[] => {
  const file = fileAt(new URL(address, 'http://site').pathname);
  return file === undefined ? [] : [file];
};

/** What a script imports without being asked; `import()` waits for someone. */
function staticImports(file: string): string[] {
  const [imports] = parse(textOf(file));
  return imports
    .filter(({ d: dynamic }) => dynamic === -1)
    .flatMap(({ n: name }) =>
      name?.startsWith('.') ? [path.join(path.dirname(file), name)] : fileOf(name ?? '/none'),
    );
}

function withImports(files: Iterable<string>): Set<string> {
  const all = new Set<string>();
  const visit = (file: string) => {
    if (all.has(file)) return;
    all.add(file);
    staticImports(file).forEach(visit);
  };
  for (const file of files) visit(file);
  return all;
}

/** Islands that wait for a visitor's intent load nothing by themselves, nor do those that nobody sees yet. */
const RUNS_BY_ITSELF = new Set(['load', 'idle', 'near-viewport', 'media', 'only']);

/** When an island may begin to load. */
export type Moment = 'before idle' | 'untouched' | 'opened';

export const islandsThatRun = (page: BuiltPage, moment: Moment = 'untouched'): Element[] =>
  pageElements(page).filter(
    ({ name, attributes, hidden }) =>
      name === 'astro-island' &&
      RUNS_BY_ITSELF.has(attributes['client'] ?? '') &&
      (moment === 'opened' || !(hidden && attributes['client'] === 'near-viewport')) &&
      (moment !== 'before idle' || attributes['client'] !== 'idle'),
  );

const isScript = ({ attributes, inTemplate }: Element): boolean =>
  !inTemplate && ['module', 'text/javascript', undefined].includes(attributes['type']);

export type Weight = { bytes: number; files: string[] };

/** The database of the device, which pages load when they are idle or need it. */
const database = FILES.filter((file) => /^_astro\/storage\.[^/]*\.js$/.test(file));

/**
 * The scripts of a page: its own, what they import, its islands and what these import, and what stands in the HTML.
 * @param whole with the database of the device, for a visitor who keeps something
 * @param moment before the page is idle, as long as nobody touches it, or with what waits in tabs and dialogs
 */
export function scriptsOf(
  page: BuiltPage,
  { whole = false, moment = 'untouched' }: { whole?: boolean; moment?: Moment } = {},
): Weight {
  if (database.length !== 1) throw new Error('the build has no database of the device');
  const elements = pageElements(page);
  const scripts = elements.filter((element) => element.name === 'script' && isScript(element));
  const entries = [
    ...scripts.map(({ attributes }) => attributes['src']),
    ...elements
      .filter(({ name, attributes }) => name === 'link' && attributes['rel'] === 'modulepreload')
      .map(({ attributes }) => attributes['href']),
    ...islandsThatRun(page, moment).flatMap(({ attributes }) => [
      attributes['component-url'],
      attributes['renderer-url'],
    ]),
  ];
  const own = entries.flatMap((address) => (address === undefined ? [] : fileOf(address)));
  const files = withImports(whole ? [...own, ...database] : own);
  const inline = scripts.map(({ text }) => text).join('\n');
  const inlineBytes = inline.trim() ? gzipSync(inline).length : 0;
  const bytes = [...files].reduce((sum, file) => sum + gzipSize(file), inlineBytes);
  return { bytes, files: [...files] };
}

/** The stylesheets of a page and the styles in its HTML. */
export function stylesOf(page: BuiltPage): Weight {
  const elements = pageElements(page);
  const files = elements
    .filter(({ name, attributes }) => name === 'link' && attributes['rel'] === 'stylesheet')
    .flatMap(({ attributes }) => fileOf(attributes['href'] ?? '/none'));
  const inline = elements.filter(({ name }) => name === 'style').map(({ text }) => text);
  const inlineBytes = inline.length ? gzipSync(inline.join('\n')).length : 0;
  return { bytes: files.reduce((sum, file) => sum + gzipSize(file), inlineBytes), files };
}
