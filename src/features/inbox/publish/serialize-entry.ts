/** Serializes entries as the admin saves them: each value by the serializer of its own field. */
import type { ComponentSchema } from '@keystatic/core';
import { dump } from 'js-yaml';
import { getEntryFile, getEntryFolder, type EntryLocation } from '@/cms/bridge/entry-location.ts';
import type { PreparedFile } from './publication.ts';

type State = Readonly<Record<string, unknown>>;
type Schema<Kind extends ComponentSchema['kind']> = Extract<ComponentSchema, { kind: Kind }>;

/** Returns the value that the admin starts with. */
function getEmptyValue(schema: ComponentSchema): unknown {
  switch (schema.kind) {
    case 'form':
      return schema.defaultValue();
    case 'object':
      return fillFields(schema.fields, {});
    case 'array':
      return [];
    case 'conditional':
      return fillConditional(schema, { discriminant: schema.discriminant.defaultValue() });
    case 'child':
      return null;
  }
}

const getVariant = (schema: Schema<'conditional'>, discriminant: unknown): ComponentSchema | undefined =>
  schema.values[String(discriminant)];

function fillConditional(schema: Schema<'conditional'>, { discriminant, value }: State): State {
  const variant = getVariant(schema, discriminant);
  return { discriminant, value: variant && fillValue(variant, value) };
}

function fillValue(schema: ComponentSchema, value: unknown): unknown {
  if (value === undefined) return getEmptyValue(schema);
  // A value has the shape of its schema: code creates it, and the check of the entry reads the result back.
  if (schema.kind === 'object') return fillFields(schema.fields, value as State);
  if (schema.kind === 'array') return (value as unknown[]).map((item) => fillValue(schema.element, item));
  if (schema.kind === 'conditional') return fillConditional(schema, value as State);
  return value;
}

const fillFields = (fields: Readonly<Record<string, ComponentSchema>>, state: State): State =>
  Object.fromEntries(Object.entries(fields).map(([key, schema]) => [key, fillValue(schema, state[key])]));

type Asset = { path: string; contents: Uint8Array };
type Target = { slug: string; slugField: string | undefined; assets: Asset[] };

function serializeForm(field: Schema<'form'>, value: unknown, path: readonly string[], target: Target): unknown {
  // The type of a field does not say what type its value has.
  const anyValue = value as never;
  if (field.formKind === 'slug') {
    const isSlug = path.length === 1 && path[0] === target.slugField;
    return isSlug ? field.serializeWithSlug(anyValue).value : field.serialize(anyValue).value;
  }
  if (field.formKind === 'asset') {
    if (field.directory !== undefined)
      throw new Error(`the field ${path.join('.')} stores pictures in another directory, so it cannot be published`);
    const { value: stored, asset } = field.serialize(anyValue, {
      suggestedFilenamePrefix: path.join('/'),
      slug: target.slug,
    });
    if (asset) target.assets.push({ path: asset.filename, contents: asset.content });
    return stored;
  }
  if (field.formKind === 'content' || field.formKind === 'assets') {
    throw new Error(`the field ${path.join('.')} has formatted text, so it cannot be published`);
  }
  return field.serialize(anyValue).value;
}

function serializeValue(schema: ComponentSchema, value: unknown, path: readonly string[], target: Target): unknown {
  switch (schema.kind) {
    case 'form':
      return serializeForm(schema, value, path, target);
    case 'object': {
      const fields = Object.entries(schema.fields).map(
        ([key, field]) => [key, serializeValue(field, (value as State)[key], [...path, key], target)] as const,
      );
      return Object.fromEntries(fields.filter(([, stored]) => stored !== undefined));
    }
    case 'array':
      return (value as unknown[]).map(
        (item, index) => serializeValue(schema.element, item, [...path, String(index)], target) ?? null,
      );
    case 'conditional': {
      const { discriminant, value: inner } = value as State;
      const variant = getVariant(schema, discriminant);
      const stored = variant && serializeValue(variant, inner, [...path, 'value'], target);
      const choice = serializeForm(schema.discriminant, discriminant, [...path, 'discriminant'], target);
      return stored === undefined ? { discriminant: choice } : { discriminant: choice, value: stored };
    }
    case 'child':
      return undefined;
  }
}

/**
 * Returns the files of an entry, its data first.
 * @param state values of its fields; missing ones are empty
 */
export function serializeEntry(location: EntryLocation, slug: string, state: State): PreparedFile[] {
  const { type, slugField, bodyField, data } = location;
  if (data !== 'yaml' || bodyField !== undefined)
    throw new Error(`${location.name} cannot be published: its entries are not plain YAML`);
  const target: Target = { slug, slugField, assets: [] };
  const stored = serializeValue({ kind: 'object', fields: type.schema }, fillFields(type.schema, state), [], target);
  const contents = new TextEncoder().encode(dump(stored));
  const folder = getEntryFolder(location, slug);
  return [
    { path: getEntryFile(location, slug), contents },
    ...target.assets.map((asset) => ({ path: `${folder}/${asset.path}`, contents: asset.contents })),
  ];
}
