/** Where Keystatic keeps the entries of a type, derived from its `path` and `format` by Keystatic's own rules. */
import type { ComponentSchema } from '@keystatic/core';
import type { AnyCollection, AnyConfig, AnySingleton } from './types.ts';

export type EntryLocation = {
  name: string;
  type: AnyCollection | AnySingleton;
  /** The folder of a collection, or of a singleton's entry; below the project root, no slash at the end. */
  base: string;
  /** A singleton has none. */
  glob: '*' | '**' | undefined;
  /** Between the slug and the file, as in `posts/:slug/en`; empty for most. */
  suffix: string;
  /** Whether the data lies in `index` inside a folder of its own. */
  inFolder: boolean;
  /** With the dot. */
  extension: string;
  data: 'yaml' | 'json';
  bodyField: string | undefined;
  slugField: string | undefined;
  /** The `directory` options of its pictures and files. */
  directories: string[];
};

/** A path below the project root as Keystatic reads it: no `./` in front, no slash at the end. */
export const trimSlashes = (path: string): string => path.replace(/^\.?\/+|\/+$/g, '');

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

function directoriesOf(schema: ComponentSchema): string[] {
  switch (schema.kind) {
    case 'form':
      if (schema.formKind === 'asset') return schema.directory === undefined ? [] : [trimSlashes(schema.directory)];
      if (schema.formKind === 'assets' || schema.formKind === 'content')
        return (schema.directories ?? []).map(trimSlashes);
      return [];
    case 'object':
      return Object.values(schema.fields).flatMap(directoriesOf);
    case 'array':
      return directoriesOf(schema.element);
    case 'conditional':
      return Object.values(schema.values).flatMap(directoriesOf);
    case 'child':
      return [];
  }
}

function whereabouts(
  name: string,
  type: AnyCollection | AnySingleton,
  path: string,
  slugField?: string,
): EntryLocation {
  const glob = slugField === undefined ? undefined : path.includes('**') ? '**' : '*';
  const base = trimSlashes(path.replace(/\*\*?.*$/, ''));
  const regular = glob ? /\/\*\*?(?:$|\/)/.test(path) : !path.includes('*');
  if (!base || !regular) {
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
    inFolder: path.endsWith('/'),
    slugField,
    directories: [...new Set(Object.values(type.schema).flatMap(directoriesOf))],
    ...format(type),
  };
}

/** Every type of the config, collections first. Defaults of `path` are Keystatic's. */
export function getAllTypes(config: AnyConfig): EntryLocation[] {
  const collections = Object.entries(config.collections ?? {}).map(([name, type]) =>
    whereabouts(name, type, type.path ?? `${name}/*/`, type.slugField),
  );
  const singletons = Object.entries(config.singletons ?? {}).map(([name, type]) =>
    whereabouts(name, type, type.path ?? `${name}/`),
  );
  return [...collections, ...singletons];
}

/** The folder in which Keystatic keeps what belongs to an entry besides its data file. */
export const getEntryFolder = (where: EntryLocation, slug: string): string =>
  where.glob ? [where.base, slug, where.suffix].filter(Boolean).join('/') : where.base;

/** Where in a `directory` the files of an entry lie: singletons have no slug. */
export const isInDirectory = (where: EntryLocation, slug: string, directory: string): string =>
  where.glob ? `${trimSlashes(directory)}/${slug}` : trimSlashes(directory);

/** Every folder in which files of an entry may lie. */
export const getEntryFolders = (where: EntryLocation, slug: string): string[] => [
  getEntryFolder(where, slug),
  ...where.directories.map((directory) => isInDirectory(where, slug, directory)),
];

/** The data file of an entry. */
export const getEntryFile = (where: EntryLocation, slug: string): string =>
  `${getEntryFolder(where, slug)}${where.inFolder ? '/index' : ''}${where.extension}`;

/** The slug of a data file, for a singleton its name, or undefined when the file is no entry of this type. */
export function toSlug(where: EntryLocation, file: string): string | undefined {
  if (!where.glob) return file === getEntryFile(where, '') ? where.name : undefined;
  if (!file.startsWith(`${where.base}/`)) return undefined;
  const tail = `${where.suffix ? `/${where.suffix}` : ''}${where.inFolder ? '/index' : ''}${where.extension}`;
  if (!file.endsWith(tail)) return undefined;
  const slug = file.slice(where.base.length + 1, -tail.length);
  return slug && (where.glob === '**' || !slug.includes('/')) ? slug : undefined;
}
