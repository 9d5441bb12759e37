/**
 * The walls of the house as an ESLint rule: which room of src may import which, and how.
 * Within a room imports are relative, across rooms they start at `@/`; the files that `keystatic.config.ts`
 * loads are relative throughout, because Keystatic's own bundles know no alias.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What a room may import besides itself: whole rooms, or single files of one. A room that is not named is a domain,
 * the layouts or the pages: these may import every room but pages.
 */
const DOORS = {
  ui: [],
  'cms/bridge': [],
  cms: ['cms/bridge', 'routes.ts', 'ui/icon-names.ts', '../keystatic.config.ts'],
  forms: ['cms', 'cms/bridge', 'device', 'ui', 'places/distance.ts', 'routes.ts', '../keystatic.config.ts'],
  device: ['cms', 'forms', 'ui', 'routes.ts'],
  styles: [],
  'routes.ts': [],
};

/** Rooms inside rooms, told apart before their outer one. */
const INNER = ['cms/bridge'];

/** Path below src with forward slashes; `../x` for files beside src. */
const below = (src, file) => path.relative(src, file).split(path.sep).join('/');

/** The room of a file: its folder in src, or its own name when it lies in none. */
function roomOf(place) {
  if (place.startsWith('../')) return place;
  return INNER.find((room) => place.startsWith(`${room}/`)) ?? place.split('/')[0];
}

/** Where an import leads, as a path below src; undefined for packages. */
function target(src, file, specifier) {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (specifier.startsWith('.')) return below(src, path.resolve(path.dirname(file), specifier));
  return undefined;
}

const IMPORT = /\b(?:import|export)\s(?!type\b)[^'"]*?from\s*['"](\.[^'"]+)['"]/g;

/** The files that are loaded with `keystatic.config.ts`, itself included. */
function loadedByConfig(config) {
  const seen = new Set();
  const visit = (file) => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      visit(path.resolve(path.dirname(file), specifier));
    }
  };
  visit(config);
  return seen;
}

const configFiles = new Map();
const isLoadedByConfig = (root, file) => {
  const config = path.join(root, 'keystatic.config.ts');
  if (!configFiles.has(config)) configFiles.set(config, loadedByConfig(config));
  return configFiles.get(config).has(file);
};

/** Which message an import earns, if any. */
function fault({ from, to, specifier, relativeOnly }) {
  const [here, there] = [roomOf(from), roomOf(to)];
  const aliased = specifier.startsWith('@/');
  if (here === there) return aliased && !relativeOnly ? 'inside' : aliased ? 'config' : undefined;
  if (there === 'pages') return 'wall';
  const doors = DOORS[here];
  if (doors && !doors.some((door) => door === there || door === to)) return 'wall';
  if (relativeOnly) return aliased ? 'config' : undefined;
  return aliased || there.startsWith('../') || here === from ? undefined : 'across';
}

/** @type {import('eslint').Rule.RuleModule} */
export const walls = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      wall: '{{here}} must not import {{there}}.',
      inside: 'Inside {{here}} imports are relative.',
      across: 'Imports from another room start at the source folder: @/{{to}}.',
      config: 'keystatic.config.ts loads this file, so its imports are relative.',
    },
  },
  create(context) {
    const src = path.join(context.cwd, 'src');
    // A client script inside an .astro file is linted as a file below it.
    const file = context.physicalFilename;
    const from = below(src, file);
    if (from.startsWith('../')) return {};
    const relativeOnly = isLoadedByConfig(context.cwd, file);

    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const to = target(src, file, source.value);
      if (to === undefined) return;
      const messageId = fault({ from, to, specifier: source.value, relativeOnly });
      if (messageId) context.report({ node: source, messageId, data: { here: roomOf(from), there: to, to } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
