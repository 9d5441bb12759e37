/** For the tests: one stored value read twice, by Keystatic's own reader and by the bridge. */
import { createReader } from '@keystatic/core/reader';
import { collection, config, fields, type ComponentSchema } from '@keystatic/core';
import path from 'node:path';
import { isDay } from '../../../lib/dates/days.ts';
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

const variantOf = (schema: Extract<ComponentSchema, { kind: 'conditional' }>, discriminant: unknown) =>
  schema.values[String(discriminant)];

const isGroup = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** What a reader gave, with each field's value put through `leaf`. */
function mapped(schema: ComponentSchema, value: unknown, leaf: Leaf): unknown {
  switch (schema.kind) {
    case 'form':
      return leaf(schema, value);
    case 'object':
      return mapFields(schema.fields, value as Stored, (field, inner) => mapped(field, inner, leaf));
    case 'array':
      return (value as unknown[]).map((item) => mapped(schema.element, item, leaf));
    case 'conditional': {
      const { discriminant, value: inner } = value as { discriminant: unknown; value: unknown };
      const variant = variantOf(schema, discriminant);
      return { discriminant, value: variant && mapped(variant, inner, leaf) };
    }
    case 'child':
      return value;
  }
}

const mapFields = (schema: Fields, value: Stored, each: (field: ComponentSchema, value: unknown) => unknown): Stored =>
  Object.fromEntries(Object.entries(schema).map(([key, field]) => [key, each(field, value[key])]));

/**
 * What the bridge read of an entry with its own values turned back into Keystatic's: the mapping that the README
 * tells, of types whose pictures lie beside the entry.
 */
export function readWithKeystatic(where: EntryLocation, { id, file, data }: Entry): unknown {
  const folder = getEntryFolder(where, id);
  const { [where.bodyField ?? '']: _, ...fields } = where.type.schema;
  return mapped({ kind: 'object', fields }, data, (field, value) => {
    const tag = (field as Tagged)[TAG];
    if (value === null || value === undefined || !tag || tag.kind === 'date' || tag.kind === 'number') return value;
    if (tag.kind === 'reference') return (value as { id: string }).id;
    if (tag.kind === 'references') return (value as { id: string }[]).map((target) => target.id);
    if (tag.kind === 'richText') return (field.reader.parse as (source: unknown) => unknown)(value);
    // A picture's path starts at the entry's file, another file's at the project.
    const found = tag.kind === 'image' ? path.posix.join(path.posix.dirname(file), value as string) : (value as string);
    return path.posix.relative(folder, found);
  });
}

const missing = (tag: Tag, value: unknown): boolean => {
  if (tag.kind === 'image') return !PICTURES.includes(value as string);
  if (tag.kind === 'file') return ![...PICTURES, PAPER].includes(value as string);
  if (tag.kind === 'date') return !isDay(value as string);
  if (tag.kind === 'number')
    return !Number.isFinite(value) || Number((value as number).toFixed(tag.decimals ?? 20)) !== value;
  return tag.kind !== 'richText' && ![value].flat().every((id) => TARGETS.includes(id as string));
};

/** Whether what Keystatic read names a picture, an entry or a day that is not there: it does not look, the bridge does. */
function namesMissing(schema: Fields, read: Stored): boolean {
  let found = false;
  mapped({ kind: 'object', fields: schema }, read, (field, value) => {
    const tag = (field as Tagged)[TAG];
    if (tag && value !== null) found ||= missing(tag, value);
    return value;
  });
  return found;
}

/** A stored value with what was left out written down: empty lists, and of choices the default one. */
export function normalizeEntry(schema: ComponentSchema, stored: unknown): unknown {
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
  const variant = variantOf(schema, discriminant);
  return { ...value, discriminant, ...(variant ? { value: normalizeEntry(variant, value?.['value']) } : {}) };
}

const typesOf = (folder: string, extra: Fields) =>
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

function showsFiles(schema: ComponentSchema): boolean {
  if (schema.kind === 'form') return schema.formKind === 'asset';
  if (schema.kind === 'object') return Object.values(schema.fields).some(showsFiles);
  if (schema.kind === 'array') return showsFiles(schema.element);
  return schema.kind === 'conditional' && Object.values(schema.values).some(showsFiles);
}

/** The stored values as entries `0`, `1`…, with what they may show and link to. */
function filesOf(schema: Fields, values: readonly Stored[]): Files {
  const shows = showsFiles({ kind: 'object', fields: schema });
  const entries = values.flatMap((stored, slug) => [
    [`things/${slug}.yaml`, stored],
    [`spelled/${slug}.yaml`, normalizeEntry({ kind: 'object', fields: schema }, stored)],
    ...(shows ? [...PICTURES, PAPER].map((name) => [`things/${slug}/${name}`, name === PAPER ? PAPER : PNG]) : []),
  ]);
  return Object.fromEntries([...entries, ...TARGETS.map((id) => [`targets/${id}.yaml`, { name: id }])]) as Files;
}

/**
 * Reads stored values twice: the bridge the files as they are, Keystatic the same files spelled out.
 * Of a reader that refuses the result is undefined; Keystatic's also where a picture or an entry is missing.
 */
export async function readBothWays(
  extra: Fields,
  values: readonly Stored[],
): Promise<{ keystatic: unknown; bridge: unknown }[]> {
  const site = typesOf('things', extra);
  const { schema } = site.collections.things;
  const [, where] = getAllTypes(site);
  const root = createTempProject(filesOf(schema, values));
  const { entries, faults } = await readContent(site, root, []);
  const oracle = createReader(root, typesOf('spelled', extra)).collections.things;
  // Files that a value happens not to name are not what is compared.
  const refused = new Set(faults.map(({ file }) => file));

  return Promise.all(
    values.map(async (_, slug) => {
      const read = await oracle.read(String(slug), { resolveLinkedFiles: true }).catch(() => undefined);
      const theirs = read as Stored | undefined;
      const ours = entries.get('things')?.find(({ id, file }) => id === String(slug) && !refused.has(file));
      return {
        keystatic: theirs && !namesMissing(schema, theirs) ? theirs : undefined,
        bridge: ours && where && readWithKeystatic(where, ours),
      };
    }),
  );
}
