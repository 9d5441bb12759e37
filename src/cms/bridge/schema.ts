/** A Keystatic schema as one zod schema, built once a collection. Every leaf is read by the field's own `reader.parse`. */
import type { ComponentSchema } from '@keystatic/core';
import { z } from 'zod';
import { isDay } from '../../lib/dates/days.ts';
import { quote } from './content-error.ts';
import { TAG, type Tag, type Tagged } from './fields.ts';
import { checkRichText } from './rich-text.ts';
import { Timestamp } from './parse-file.ts';

/** A stored path of a picture or file, before it is looked up. */
export class AssetPath {
  readonly value: string;
  readonly tag: Extract<Tag, { kind: 'image' | 'file' }>;

  constructor(value: string, tag: AssetPath['tag']) {
    this.value = value;
    this.tag = tag;
  }
}

/** A stored link, before its target is looked up. */
export class ReferenceValue {
  readonly collection: string;
  readonly id: string;

  constructor(collection: string, id: string) {
    this.collection = collection;
    this.id = id;
  }
}

/** What one parse is told of the entry besides its stored value, and what it finds to look up; renewed before each. */
export type ParseContext = { slug: string; assets: AssetPath[]; links: ReferenceValue[] };

type SlugField = { name: string; glob: '*' | '**' };
type FormField = Extract<ComponentSchema, { kind: 'form' }>;
type Stored = Parameters<FormField['reader']['parse']>[0];

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Any stored value, a missing one as null. Not `optional()`: of a missing key zod then drops both the
 * value that a check gives it and the issues that it finds.
 */
const anything = (): z.ZodType => z.any().prefault(null);

/** A stored value put through `read`, which knows no null; what it throws becomes the issue's message. */
const leaf = (read: (stored: Stored) => unknown): z.ZodType =>
  anything().check((payload) => {
    try {
      payload.value = read((payload.value ?? undefined) as Stored);
    } catch (error) {
      payload.issues.push({ code: 'custom', message: message(error), input: payload.value });
    }
  });

/** Keystatic leaves empty containers out of the file. */
const orEmpty = (empty: () => unknown): z.ZodType =>
  anything().check((payload) => {
    payload.value ??= empty();
  });

/** A group of fields; YAML's own dates are objects too, but not for an editor. */
const orEmptyGroup = (): z.ZodType =>
  orEmpty(() => ({})).check((payload) => {
    if (payload.value instanceof Timestamp) payload.value = payload.value.text;
  });

/** Keystatic says only "Must be a valid option": say which there are. */
function optionHint(field: FormField, stored: Stored): void {
  if (!('options' in field) || !Array.isArray(field.options) || stored === undefined) return;
  const values = (field.options as { value: string }[]).map((option) => option.value);
  const wrong = [stored].flat().find((value) => !values.includes(value as string));
  if (wrong !== undefined) throw new Error(`${quote(wrong)} is not an option: use one of ${values.join(', ')}`);
}

const noted = <Leaf>(leaves: Leaf[], leaf: Leaf): Leaf => {
  leaves.push(leaf);
  return leaf;
};

/** Keystatic looks at the shape of a date alone: check that the day is there, by the text that the editor wrote. */
function checkDay(value: unknown, stored: Stored): void {
  if (typeof value !== 'string') return;
  // A time behind the day is not shown in the admin either.
  const text = stored instanceof Timestamp ? stored.text.slice(0, '2026-11-30'.length) : value;
  if (!isDay(text)) throw new Error(`“${text}” is no day of the calendar: write one as in 2026-11-30`);
}

/** Keystatic takes any number, also those that YAML writes as .nan and .inf, and does not look at the step. */
function checkNumber(value: unknown, decimals: number | undefined): void {
  if (typeof value !== 'number') return;
  if (!Number.isFinite(value)) throw new Error('cannot be .nan or .inf: write a number');
  if (decimals === undefined || Number(value.toFixed(decimals)) === value) return;
  throw new Error(`“${value}” has more than ${decimals} decimals: round it to ${value.toFixed(decimals)}`);
}

/** A value that the field has accepted, noted when it is to be looked up. */
function tagged(tag: Tag | undefined, value: unknown, stored: Stored, { assets, links }: ParseContext): unknown {
  switch (tag?.kind) {
    case 'image':
    case 'file':
      return typeof value === 'string' ? noted(assets, new AssetPath(value, tag)) : value;
    case 'reference':
      return typeof value === 'string' ? noted(links, new ReferenceValue(tag.collection, value)) : value;
    case 'references':
      return (value as string[]).map((id) => noted(links, new ReferenceValue(tag.collection, id)));
    case 'richText': {
      const fault = checkRichText(value, tag.components);
      if (fault) throw new Error(fault);
      return stored ?? '';
    }
    case 'date':
      checkDay(value, stored);
      return value;
    case 'number':
      checkNumber(value, tag.decimals);
      return value;
    case undefined:
      return value;
  }
}

function formField(field: FormField, reading: ParseContext, slug: SlugField | undefined): z.ZodType {
  const tag = (field as Tagged)[TAG];
  if (slug && field.formKind === 'slug') {
    return leaf((stored) => field.reader.parseWithSlug(stored, { slug: reading.slug, glob: slug.glob }));
  }
  if (field.formKind === 'content') {
    throw new Error(`a content field must be the format's contentField; inside an entry use richText()`);
  }
  if ((field.formKind === 'asset' || field.formKind === 'assets') && !tag) {
    throw new Error(
      'a picture, file or formatted text cannot be read back: make it with the field functions of the bridge',
    );
  }
  return leaf((stored) => {
    optionHint(field, stored);
    // Content fields are gone by here; the others all take the stored value alone.
    return tagged(tag, (field.reader.parse as (stored: Stored) => unknown)(stored), stored, reading);
  });
}

function conditional(field: Extract<ComponentSchema, { kind: 'conditional' }>, reading: ParseContext): z.ZodType {
  const fallback: unknown = field.discriminant.defaultValue();
  const literal = (key: string) => z.literal(typeof fallback === 'boolean' ? key === 'true' : key);
  const options = Object.entries(field.values).map(([key, value]) =>
    z.strictObject({ discriminant: literal(key), value: toZod(value, reading) }),
  );
  return orEmptyGroup()
    .check((payload) => {
      const stored = payload.value as { discriminant?: unknown };
      if (typeof stored === 'object' && !Array.isArray(stored))
        payload.value = { ...stored, discriminant: stored.discriminant ?? fallback };
    })
    .pipe(z.discriminatedUnion('discriminant', options as [(typeof options)[0], ...typeof options]));
}

function array(field: Extract<ComponentSchema, { kind: 'array' }>, reading: ParseContext): z.ZodType {
  const { min, max } = field.validation?.length ?? {};
  let list = z.array(toZod(field.element, reading));
  if (min !== undefined) list = list.min(min);
  if (max !== undefined) list = list.max(max);
  return orEmpty(() => []).pipe(list);
}

function toZod(schema: ComponentSchema, reading: ParseContext, slug?: SlugField): z.ZodType {
  switch (schema.kind) {
    case 'form':
      return formField(schema, reading, slug);
    case 'object':
      return orEmptyGroup().pipe(fieldsToZod(schema.fields, reading));
    case 'array':
      return array(schema, reading);
    case 'conditional':
      return conditional(schema, reading);
    case 'child':
      return leaf(() => null);
  }
}

function fieldsToZod(fields: Record<string, ComponentSchema>, reading: ParseContext, slug?: SlugField): z.ZodType {
  return z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [key, toZod(field, reading, key === slug?.name ? slug : undefined)]),
    ),
  );
}

/**
 * The zod schema of an entry. It parses synchronously and reports every issue of the entry at once.
 * Pictures and links come out as `AssetPath` and `LinkTo`, to be looked up by the reader.
 *
 * @param bodyField the format's content field: it is the body of the file, not part of its data
 */
export function createEntrySchema(
  fields: Record<string, ComponentSchema>,
  reading: ParseContext,
  slug: SlugField | undefined,
  bodyField: string | undefined,
): z.ZodType {
  const data = Object.fromEntries(Object.entries(fields).filter(([key]) => key !== bodyField));
  return orEmptyGroup().pipe(fieldsToZod(data, reading, slug));
}
