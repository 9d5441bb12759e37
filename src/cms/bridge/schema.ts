/**
 * Converts a Keystatic schema to one zod schema, built once per collection. Every leaf is parsed by the field’s own
 * `reader.parse`.
 */
import type { ComponentSchema } from '@keystatic/core';
import { z } from 'zod';
import { isDateTime, isDay } from '../../lib/dates/days.ts';
import { getErrorMessage } from '../../lib/node/get-error-message.ts';
import { quote } from './content-error.ts';
import { checkDecimals, TAG, type Tag, type Tagged } from './fields.ts';
import { checkRichText } from './rich-text.ts';
import { Timestamp } from './parse-file.ts';

/** A stored path of a picture or file, not resolved yet. */
export class AssetPath {
  readonly value: string;
  readonly tag: Extract<Tag, { kind: 'image' | 'file' }>;

  constructor(value: string, tag: AssetPath['tag']) {
    this.value = value;
    this.tag = tag;
  }
}

/** A stored reference whose target is not checked yet. */
export class ReferenceValue {
  readonly collection: string;
  readonly id: string;

  constructor(collection: string, id: string) {
    this.collection = collection;
    this.id = id;
  }
}

/** Input of one parse besides the stored value, and the paths and references that it finds. Reset before each parse. */
export type ParseContext = { slug: string; assets: AssetPath[]; links: ReferenceValue[] };

type SlugField = { name: string; glob: '*' | '**' };
type FormField = Extract<ComponentSchema, { kind: 'form' }>;
type Stored = Parameters<FormField['reader']['parse']>[0];

/**
 * Any stored value, a missing one as null. With `optional()`, zod would drop the value and the issues that a check adds
 * for a missing key.
 */
const createAnySchema = (): z.ZodType => z.any().prefault(null);

/**
 * Parses a stored value with `read`, which expects undefined instead of null. A thrown error becomes the issue’s
 * message.
 */
const createLeafSchema = (read: (stored: Stored) => unknown): z.ZodType =>
  createAnySchema().check((payload) => {
    try {
      payload.value = read((payload.value ?? undefined) as Stored);
    } catch (error) {
      payload.issues.push({ code: 'custom', message: getErrorMessage(error), input: payload.value });
    }
  });

/** Replaces a missing container: Keystatic leaves empty ones out of the file. */
const createContainerSchema = (empty: () => unknown): z.ZodType =>
  createAnySchema().check((payload) => {
    payload.value ??= empty();
  });

/** A group of fields. YAML dates are objects too, so they are converted to their text. */
const createGroupSchema = (): z.ZodType =>
  createContainerSchema(() => ({})).check((payload) => {
    if (payload.value instanceof Timestamp) payload.value = payload.value.text;
  });

/** Lists the valid options: Keystatic only reports "Must be a valid option". */
function checkOption(field: FormField, stored: Stored): void {
  if (!('options' in field) || !Array.isArray(field.options) || stored === undefined) return;
  const values = (field.options as { value: string }[]).map((option) => option.value);
  const invalid = [stored].flat().find((value) => !values.includes(value as string));
  if (invalid !== undefined) throw new Error(`${quote(invalid)} is not an option: use one of ${values.join(', ')}`);
}

const collect = <Leaf>(leaves: Leaf[], leaf: Leaf): Leaf => {
  leaves.push(leaf);
  return leaf;
};

/** Checks that a day exists, by its original text: Keystatic checks only the format. */
function checkDay(value: unknown, stored: Stored): void {
  if (typeof value !== 'string') return;
  // A time after the day is ignored, as in the admin.
  const text = stored instanceof Timestamp ? stored.text.slice(0, '2026-11-30'.length) : value;
  if (!isDay(text)) throw new Error(`“${text}” is not a calendar day: write one as in 2026-11-30`);
}

/** Checks that a day and a time exist, by their original text. */
function checkDateTime(value: unknown, stored: Stored): void {
  if (typeof value !== 'string') return;
  const text = stored instanceof Timestamp ? stored.text.slice(0, '2026-11-30T08:40'.length) : value;
  if (!isDateTime(text)) throw new Error(`“${text}” is not a day and a time: write them as in 2026-11-30T08:40`);
}

/** Checks a number: Keystatic accepts the .nan and .inf of YAML, and ignores the step. */
function checkNumber(value: unknown, decimals: number | undefined): void {
  if (typeof value !== 'number') return;
  if (!Number.isFinite(value)) throw new Error('cannot be .nan or .inf: write a number');
  if (decimals !== undefined) checkDecimals(value, decimals);
}

/** Validates a value that the field has accepted, and collects paths and references to resolve. */
function processTagged(tag: Tag | undefined, value: unknown, stored: Stored, { assets, links }: ParseContext): unknown {
  switch (tag?.kind) {
    case 'image':
    case 'file':
      return typeof value === 'string' ? collect(assets, new AssetPath(value, tag)) : value;
    case 'reference':
      return typeof value === 'string' ? collect(links, new ReferenceValue(tag.collection, value)) : value;
    case 'references':
      return (value as string[]).map((id) => collect(links, new ReferenceValue(tag.collection, id)));
    case 'richText': {
      const issue = checkRichText(value, tag.components);
      if (issue) throw new Error(issue);
      const source = stored ?? '';
      if (tag.isRequired && typeof source === 'string' && source.trim() === '') throw new Error('must not be empty');
      return source;
    }
    case 'date':
      checkDay(value, stored);
      return value;
    case 'datetime':
      checkDateTime(value, stored);
      return value;
    case 'number':
      checkNumber(value, tag.decimals);
      return value;
    case undefined:
      return value;
  }
}

function toFieldSchema(field: FormField, context: ParseContext, slug: SlugField | undefined): z.ZodType {
  const tag = (field as Tagged)[TAG];
  if (slug && field.formKind === 'slug') {
    return createLeafSchema((stored) => field.reader.parseWithSlug(stored, { slug: context.slug, glob: slug.glob }));
  }
  if (field.formKind === 'content') {
    throw new Error(`a content field must be the format's contentField; inside an entry use richText()`);
  }
  if ((field.formKind === 'asset' || field.formKind === 'assets') && !tag) {
    throw new Error(
      'a picture, file or formatted text cannot be read back: create it with the field functions of the bridge',
    );
  }
  return createLeafSchema((stored) => {
    checkOption(field, stored);
    // Content fields were rejected above; all other fields parse the stored value only.
    return processTagged(tag, (field.reader.parse as (stored: Stored) => unknown)(stored), stored, context);
  });
}

function toConditionalSchema(
  field: Extract<ComponentSchema, { kind: 'conditional' }>,
  context: ParseContext,
): z.ZodType {
  const fallback: unknown = field.discriminant.defaultValue();
  const literal = (key: string) => z.literal(typeof fallback === 'boolean' ? key === 'true' : key);
  const options = Object.entries(field.values).map(([key, value]) =>
    z.strictObject({ discriminant: literal(key), value: toSchema(value, context) }),
  );
  return createGroupSchema()
    .check((payload) => {
      const stored = payload.value as { discriminant?: unknown };
      if (typeof stored === 'object' && !Array.isArray(stored))
        payload.value = { ...stored, discriminant: stored.discriminant ?? fallback };
    })
    .pipe(z.discriminatedUnion('discriminant', options as [(typeof options)[0], ...typeof options]));
}

function toArraySchema(field: Extract<ComponentSchema, { kind: 'array' }>, context: ParseContext): z.ZodType {
  const { min, max } = field.validation?.length ?? {};
  let list = z.array(toSchema(field.element, context));
  if (min !== undefined) list = list.min(min);
  if (max !== undefined) list = list.max(max);
  return createContainerSchema(() => []).pipe(list);
}

function toSchema(schema: ComponentSchema, context: ParseContext, slug?: SlugField): z.ZodType {
  switch (schema.kind) {
    case 'form':
      return toFieldSchema(schema, context, slug);
    case 'object':
      return createGroupSchema().pipe(toObjectSchema(schema.fields, context));
    case 'array':
      return toArraySchema(schema, context);
    case 'conditional':
      return toConditionalSchema(schema, context);
    case 'child':
      return createLeafSchema(() => null);
  }
}

function toObjectSchema(fields: Record<string, ComponentSchema>, context: ParseContext, slug?: SlugField): z.ZodType {
  return z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [
        key,
        toSchema(field, context, key === slug?.name ? slug : undefined),
      ]),
    ),
  );
}

/**
 * Creates the zod schema of an entry. It parses synchronously and reports all issues of the entry at once. Pictures and
 * references become `AssetPath` and `ReferenceValue`, which the reader resolves.
 * @param bodyField the format’s content field: it is the body of the file, not part of its data
 */
export function createEntrySchema(
  fields: Record<string, ComponentSchema>,
  context: ParseContext,
  slug: SlugField | undefined,
  bodyField: string | undefined,
): z.ZodType {
  const data = Object.fromEntries(Object.entries(fields).filter(([key]) => key !== bodyField));
  return createGroupSchema().pipe(toObjectSchema(data, context, slug));
}
