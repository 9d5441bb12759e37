/** Where Keystatic keeps the entries of a type, derived from its `path` and `format` by Keystatic's own rules. */
import type { AnyCollection, AnyConfig, AnySingleton } from './types.ts';

export type Whereabouts = {
  name: string;
  type: AnyCollection | AnySingleton;
  /** The folder of a collection, or of a singleton's entry; below the project root, no slash at the end. */
  base: string;
  glob: '*' | '**' | undefined;
  /** Between the slug and the file, as in `posts/:slug/en`; empty for most. */
  suffix: string;
  /** Whether the data lies in `index` inside a folder of its own. */
  inFolder: boolean;
  /** With the dot. */
  extension: string;
  bodyField: string | undefined;
  slugField: string | undefined;
};

const trim = (path: string): string => path.replace(/^\.?\/+|\/+$/g, '');

function format(type: AnyCollection | AnySingleton): { extension: string; bodyField: string | undefined } {
  const declared = type.format ?? 'yaml';
  if (typeof declared === 'string') return { extension: `.${declared}`, bodyField: undefined };
  if (declared.contentField === undefined) return { extension: `.${declared.data ?? 'yaml'}`, bodyField: undefined };
  const path = [declared.contentField].flat();
  const [bodyField] = path;
  const field = bodyField === undefined ? undefined : type.schema[bodyField];
  if (path.length !== 1 || field?.kind !== 'form' || field.formKind !== 'content') {
    throw new Error(`the contentField “${path.join('.')}” must be a content field at the top of the schema`);
  }
  return { extension: field.contentExtension, bodyField };
}

function whereabouts(name: string, type: AnyCollection | AnySingleton, path: string, slugField?: string): Whereabouts {
  const glob = path.includes('**') ? '**' : path.includes('*') ? '*' : undefined;
  return {
    name,
    type,
    base: trim(path.replace(/\*\*?.*$/, '')),
    glob,
    suffix: trim(glob ? path.replace(/^[^*]*\*\*?/, '') : ''),
    inFolder: path.endsWith('/'),
    slugField,
    ...format(type),
  };
}

/** Every type of the config, collections first. Defaults of `path` are Keystatic's. */
export function everyType(config: AnyConfig): Whereabouts[] {
  const collections = Object.entries(config.collections ?? {}).map(([name, type]) =>
    whereabouts(name, type, type.path ?? `${name}/*/`, type.slugField),
  );
  const singletons = Object.entries(config.singletons ?? {}).map(([name, type]) =>
    whereabouts(name, type, type.path ?? `${name}/`),
  );
  return [...collections, ...singletons];
}

/** The folder in which Keystatic keeps what belongs to an entry besides its data file. */
export const entryFolder = (where: Whereabouts, slug: string): string =>
  where.glob ? [where.base, slug, where.suffix].filter(Boolean).join('/') : where.base;

/** The data file of an entry. */
export const entryFile = (where: Whereabouts, slug: string): string =>
  `${entryFolder(where, slug)}${where.inFolder ? '/index' : ''}${where.extension}`;

/** The slug of a data file, or undefined when the file is no entry of this type. */
export function slugOf(where: Whereabouts, file: string): string | undefined {
  if (!where.glob) return file === entryFile(where, '') ? where.name : undefined;
  if (!file.startsWith(`${where.base}/`)) return undefined;
  const tail = `${where.suffix ? `/${where.suffix}` : ''}${where.inFolder ? '/index' : ''}${where.extension}`;
  if (!file.endsWith(tail)) return undefined;
  const slug = file.slice(where.base.length + 1, -tail.length);
  return slug && (where.glob === '**' || !slug.includes('/')) ? slug : undefined;
}
