/** Locations of the entries of a type, derived from its `path` and `format` by the rules of Keystatic. */
import type { ComponentSchema } from '@keystatic/core';
import type { AnyCollection, AnyConfig, AnySingleton } from './types.ts';

export type EntryLocation = {
  name: string;
  type: AnyCollection | AnySingleton;
  /** The folder of a collection, or of a singleton's entry, relative to the project root, without a trailing slash. */
  base: string;
  /** Undefined for singletons. */
  glob: '*' | '**' | undefined;
  /** Path between the slug and the file, as in `posts/:slug/en`; usually empty. */
  suffix: string;
  /** True when the data is in an `index` file in a folder of its own. */
  isInFolder: boolean;
  /** With the dot. */
  extension: string;
  data: 'yaml' | 'json';
  bodyField: string | undefined;
  slugField: string | undefined;
  /** The `directory` options of its pictures and files. */
  directories: string[];
};

/** Normalizes a path like Keystatic: no leading `./`, no trailing slash. */
const trimSlashes = (path: string): string => path.replace(/^\.?\/+|\/+$/g, '');

function format({
  format: declared = 'yaml',
  schema,
}: AnyCollection | AnySingleton): Pick<EntryLocation, 'extension' | 'data' | 'bodyField'> {
  const { data = 'yaml', contentField } = typeof declared === 'string' ? { data: declared } : declared;
  if (contentField === undefined) return { extension: `.${data}`, data, bodyField: undefined };
  const path = [contentField].flat();
  const [bodyField] = path;
  const field = bodyField === undefined ? undefined : schema[bodyField];
  if (path.length !== 1 || field?.kind !== 'form' || field.formKind !== 'content') {
    throw new Error(`the contentField “${path.join('.')}” must be a content field at the top of the schema`);
  }
  return { extension: field.contentExtension, data, bodyField };
}

function getDirectories(schema: ComponentSchema): string[] {
  switch (schema.kind) {
    case 'form':
      if (schema.formKind === 'asset') return schema.directory === undefined ? [] : [trimSlashes(schema.directory)];
      if (schema.formKind === 'assets' || schema.formKind === 'content')
        return (schema.directories ?? []).map(trimSlashes);
      return [];
    case 'object':
      return Object.values(schema.fields).flatMap(getDirectories);
    case 'array':
      return getDirectories(schema.element);
    case 'conditional':
      return Object.values(schema.values).flatMap(getDirectories);
    case 'child':
      return [];
  }
}

function toEntryLocation(
  name: string,
  type: AnyCollection | AnySingleton,
  path: string,
  slugField?: string,
): EntryLocation {
  const glob = slugField === undefined ? undefined : path.includes('**') ? '**' : '*';
  const base = trimSlashes(path.replace(/\*\*?.*$/, ''));
  const isRegular = glob ? /\/\*\*?(?:$|\/)/.test(path) : !path.includes('*');
  if (!base || !isRegular) {
    const rule = glob
      ? 'name a folder and end with /* or /** or go on with /*/ or /**/'
      : 'name a file or folder, without *';
    throw new Error(`the path “${path}” of ${name} must ${rule}`);
  }
  return {
    name,
    type,
    base,
    glob,
    suffix: trimSlashes(glob ? path.replace(/^[^*]*\*\*?/, '') : ''),
    isInFolder: path.endsWith('/'),
    slugField,
    directories: [...new Set(Object.values(type.schema).flatMap(getDirectories))],
    ...format(type),
  };
}

/** Returns the locations of all types, collections first. Applies Keystatic's defaults of `path`. */
export function getAllTypes(config: AnyConfig): EntryLocation[] {
  const collections = Object.entries(config.collections ?? {}).map(([name, type]) =>
    toEntryLocation(name, type, type.path ?? `${name}/*/`, type.slugField),
  );
  const singletons = Object.entries(config.singletons ?? {}).map(([name, type]) =>
    toEntryLocation(name, type, type.path ?? `${name}/`),
  );
  return [...collections, ...singletons];
}

/** Returns the folder in which Keystatic stores the files of an entry besides its data file. */
export const getEntryFolder = (location: EntryLocation, slug: string): string =>
  location.glob ? [location.base, slug, location.suffix].filter(Boolean).join('/') : location.base;

/** Returns the folder of an entry's files inside a `directory`. Singletons have no slug. */
export const getAssetFolder = (location: EntryLocation, slug: string, directory: string): string =>
  location.glob ? `${trimSlashes(directory)}/${slug}` : trimSlashes(directory);

/** Returns all folders that may contain files of an entry. */
export const getEntryFolders = (location: EntryLocation, slug: string): string[] => [
  getEntryFolder(location, slug),
  ...location.directories.map((directory) => getAssetFolder(location, slug, directory)),
];

/** Returns the data file of an entry. */
export const getEntryFile = (location: EntryLocation, slug: string): string =>
  `${getEntryFolder(location, slug)}${location.isInFolder ? '/index' : ''}${location.extension}`;

/** Returns the slug of a data file, for a singleton its name; undefined when the file is not an entry of this type. */
export function toSlug(location: EntryLocation, file: string): string | undefined {
  if (!location.glob) return file === getEntryFile(location, '') ? location.name : undefined;
  if (!file.startsWith(`${location.base}/`)) return undefined;
  const tail = `${location.suffix ? `/${location.suffix}` : ''}${location.isInFolder ? '/index' : ''}${location.extension}`;
  if (!file.endsWith(tail)) return undefined;
  const slug = file.slice(location.base.length + 1, -tail.length);
  return slug && (location.glob === '**' || !slug.includes('/')) ? slug : undefined;
}
