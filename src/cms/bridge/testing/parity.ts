/** Test helpers: read a stored value with Keystatic’s own reader and with the bridge. */
import { createReader } from '@keystatic/core/reader';
import { collection, config, fields, type ComponentSchema } from '@keystatic/core';
import path from 'node:path';
import { isDateTime, isDay } from '../../../lib/dates/days.ts';
import type { Entry } from '../entry.ts';
import { TAG, type Tag, type Tagged } from '../fields.ts';
import { readContent } from '../reader.ts';
import { getEntryFolder, getAllTypes, type EntryLocation } from '../entry-location.ts';
import { PNG, createTempProject, type Files } from './temp-project.ts';

export type Fields = Record<string, ComponentSchema>;

type Leaf = (schema: Extract<ComponentSchema, { kind: 'form' }>, value: unknown) => unknown;
type Stored = Record<string, unknown>;

const TARGETS = ['a', 'b'];
const PICTURES = ['dot.png', 'deep/0/dot.png'];
const PAPER = 'paper.pdf';

const targets = collection({
  label: 'Targets',
  path: 'targets/*',
  slugField: 'name',
  schema: { name: fields.slug({ name: { label: 'Name' } }) },
});

const getVariant = (schema: Extract<ComponentSchema, { kind: 'conditional' }>, discriminant: unknown) =>
  schema.values[String(discriminant)];

const isGroup = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Maps the leaves of a value that a reader returned. */
function mapLeaves(schema: ComponentSchema, value: unknown, leaf: Leaf): unknown {
  switch (schema.kind) {
    case 'form':
      return leaf(schema, value);
    case 'object':
      return mapFields(schema.fields, value as Stored, (field, inner) => mapLeaves(field, inner, leaf));
    case 'array':
      return (value as unknown[]).map((item) => mapLeaves(schema.element, item, leaf));
    case 'conditional': {
      const { discriminant, value: inner } = value as { discriminant: unknown; value: unknown };
      const variant = getVariant(schema, discriminant);
      return { discriminant, value: variant && mapLeaves(variant, inner, leaf) };
    }
    case 'child':
      return value;
  }
}

const mapFields = (schema: Fields, value: Stored, each: (field: ComponentSchema, value: unknown) => unknown): Stored =>
  Object.fromEntries(Object.entries(schema).map(([key, field]) => [key, each(field, value[key])]));

/** Tags of values that the bridge checks and does not change. */
const DATA_TAGS: ReadonlySet<Tag['kind']> = new Set(['date', 'datetime', 'number']);

/** Converts an entry of the bridge back to Keystatic’s values, for types whose pictures are beside the entry. */
export function readWithKeystatic(location: EntryLocation, { id, file, data }: Entry): unknown {
  const folder = getEntryFolder(location, id);
  const { [location.bodyField ?? '']: _, ...fields } = location.type.schema;
  return mapLeaves({ kind: 'object', fields }, data, (field, value) => {
    const tag = (field as Tagged)[TAG];
    if (value === null || value === undefined || !tag || DATA_TAGS.has(tag.kind)) return value;
    if (tag.kind === 'reference') return (value as { id: string }).id;
    if (tag.kind === 'references') return (value as { id: string }[]).map((target) => target.id);
    if (tag.kind === 'richText') return (field.reader.parse as (source: unknown) => unknown)(value);
    // The path of a picture is relative to the entry’s file, that of other files to the project.
    const target =
      tag.kind === 'image' ? path.posix.join(path.posix.dirname(file), value as string) : (value as string);
    return path.posix.relative(folder, target);
  });
}

const isLeafMissing = (tag: Tag, value: unknown): boolean => {
  if (tag.kind === 'image') return !PICTURES.includes(value as string);
  if (tag.kind === 'file') return ![...PICTURES, PAPER].includes(value as string);
  if (tag.kind === 'date') return !isDay(value as string);
  if (tag.kind === 'datetime') return !isDateTime(value as string);
  if (tag.kind === 'number')
    return !Number.isFinite(value) || Number((value as number).toFixed(tag.decimals ?? 20)) !== value;
  return tag.kind !== 'richText' && ![value].flat().every((id) => TARGETS.includes(id as string));
};

/**
 * Returns whether Keystatic’s value refers to a missing picture, entry or day. Keystatic does not check them; the
 * bridge does.
 */
function isMissingFieldNamed(schema: Fields, read: Stored): boolean {
  let isMissing = false;
  mapLeaves({ kind: 'object', fields: schema }, read, (field, value) => {
    const tag = (field as Tagged)[TAG];
    if (tag && value !== null) isMissing ||= isLeafMissing(tag, value);
    return value;
  });
  return isMissing;
}

/** Adds omitted values: empty lists, and the default of choices. */
function normalizeEntry(schema: ComponentSchema, stored: unknown): unknown {
  const value = stored ?? undefined;
  if (schema.kind === 'object') {
    if (value !== undefined && !isGroup(value)) return value;
    const known = mapFields(schema.fields, value ?? {}, normalizeEntry);
    return { ...value, ...known };
  }
  if (schema.kind === 'array') {
    if (!Array.isArray(value)) return value ?? [];
    return value.map((item) => normalizeEntry(schema.element, item));
  }
  if (schema.kind !== 'conditional' || (value !== undefined && !isGroup(value))) return value;
  const discriminant = value?.['discriminant'] ?? (schema.discriminant.defaultValue() as unknown);
  const variant = getVariant(schema, discriminant);
  return { ...value, discriminant, ...(variant ? { value: normalizeEntry(variant, value?.['value']) } : {}) };
}

const createConfig = (folder: string, extra: Fields) =>
  config({
    storage: { kind: 'local' },
    collections: {
      targets,
      things: collection({
        label: 'Things',
        path: `${folder}/*`,
        slugField: 'title',
        schema: { title: fields.slug({ name: { label: 'Title' } }), ...extra },
      }),
    },
  });

function hasAssets(schema: ComponentSchema): boolean {
  if (schema.kind === 'form') return schema.formKind === 'asset';
  if (schema.kind === 'object') return Object.values(schema.fields).some(hasAssets);
  if (schema.kind === 'array') return hasAssets(schema.element);
  return schema.kind === 'conditional' && Object.values(schema.values).some(hasAssets);
}

/** Creates files of the stored values as entries `0`, `1`…, with the pictures and entries that they may refer to. */
function createFiles(schema: Fields, values: readonly Stored[]): Files {
  const shows = hasAssets({ kind: 'object', fields: schema });
  const entries = values.flatMap((stored, slug) => [
    [`things/${slug}.yaml`, stored],
    [`spelled/${slug}.yaml`, normalizeEntry({ kind: 'object', fields: schema }, stored)],
    ...(shows ? [...PICTURES, PAPER].map((name) => [`things/${slug}/${name}`, name === PAPER ? PAPER : PNG]) : []),
  ]);
  return Object.fromEntries([...entries, ...TARGETS.map((id) => [`targets/${id}.yaml`, { name: id }])]) as Files;
}

/**
 * Reads stored values twice: the bridge reads the files as they are, Keystatic the normalized files. The result of a
 * reader that rejects a value is undefined; Keystatic’s also when a picture or entry is missing.
 */
export async function readBothWays(
  extra: Fields,
  values: readonly Stored[],
): Promise<{ keystatic: unknown; bridge: unknown }[]> {
  const site = createConfig('things', extra);
  const { schema } = site.collections.things;
  const [, location] = getAllTypes(site);
  const root = createTempProject(createFiles(schema, values));
  const { entries, issues } = await readContent(site, root, []);
  const oracle = createReader(root, createConfig('spelled', extra)).collections.things;
  // Issues of unreferenced files are not compared.
  const refused = new Set(issues.map(({ file }) => file));

  return Promise.all(
    values.map(async (_, slug) => {
      const read = await oracle.read(String(slug), { resolveLinkedFiles: true }).catch(() => undefined);
      const theirs = read as Stored | undefined;
      const ours = entries.get('things')?.find(({ id, file }) => id === String(slug) && !refused.has(file));
      return {
        keystatic: theirs && !isMissingFieldNamed(schema, theirs) ? theirs : undefined,
        bridge: ours && location && readWithKeystatic(location, ours),
      };
    }),
  );
}
