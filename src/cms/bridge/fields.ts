/**
 * Keystatic fields that the bridge can read back.
 *
 * A Keystatic field does not say, once made, which collection it points at or how its files are
 * named. These functions make the ordinary field and tag it with what the bridge needs; the type
 * parameter is the type that a page gets from Astro, so nothing is declared twice.
 *
 * The admin imports this file in the browser: it may import `@keystatic/core` and types only.
 */
import { fields } from '@keystatic/core';
import type { AssetFormField, AssetsFormField, BasicFormField } from '@keystatic/core';
import type { ImageMetadata } from 'astro';

/** What a page receives for a relationship: the argument of Astro's `getEntry`. */
export type Reference<Name extends string = string> = { collection: Name; id: string };

export type Tag =
  | {
      kind: 'image' | 'file';
      directory: string | undefined;
      publicPath: string | undefined;
      maxBytes: number;
      accept: readonly string[];
    }
  | { kind: 'reference'; collection: string }
  | { kind: 'references'; collection: string }
  | { kind: 'richText'; components: readonly string[] }
  | { kind: 'date' }
  | { kind: 'number'; decimals: number | undefined };

/** A registered symbol: the config and the bridge may be bundled apart. */
export const TAG = Symbol.for('keystatic-bridge:tag');

export type Tagged = { [TAG]?: Tag };

const MEGABYTE = 1024 * 1024;

type AssetOptions<Required extends boolean | undefined> = {
  label: string;
  description?: string;
  /** Where the admin keeps the files; without it they lie beside the entry. */
  directory?: string;
  publicPath?: string;
  /** Largest file, in bytes. Default 5 MB. */
  maxBytes?: number;
  /** Types by content, as file extensions. */
  accept?: readonly string[];
  validation?: { isRequired?: Required };
};

const assetTag = (
  kind: 'image' | 'file',
  options: AssetOptions<boolean | undefined>,
  accept: readonly string[],
): Tag => ({
  kind,
  directory: options.directory,
  publicPath: options.publicPath,
  maxBytes: options.maxBytes ?? 5 * MEGABYTE,
  accept: options.accept ?? accept,
});

type Optional<Value, Required> = Value | (Required extends true ? never : null);
/** Keystatic's types want `validation` to be there as soon as a value may be required. */
const made = <Field>(make: (options: never) => Field, options: object): Field => make(options as never);

/** The field with its tag. Its reader type is no longer Keystatic's, but what the bridge makes of a value. */
const withTag = (field: object, tag: Tag): never => Object.assign(field, { [TAG]: tag }) as never;

type StoredFile = { data: Uint8Array; extension: string; filename: string };

/** A picture. Pages get Astro's `ImageMetadata`; the file must exist, be of an accepted type by content, and not be too large. */
export function image<Required extends boolean | undefined>(
  options: AssetOptions<Required>,
): AssetFormField<StoredFile | null, Optional<StoredFile, Required>, Optional<ImageMetadata, Required>> {
  const { maxBytes: _, accept: __, ...rest } = options;
  return withTag(made(fields.image, rest), assetTag('image', options, ['jpg', 'png', 'webp', 'avif']));
}

/** A file that is offered as it is. Pages get its path below the project root. */
export function file<Required extends boolean | undefined>(
  options: AssetOptions<Required>,
): AssetFormField<StoredFile | null, Optional<StoredFile, Required>, Optional<string, Required>> {
  const { maxBytes: _, accept: __, ...rest } = options;
  return withTag(made(fields.file, rest), assetTag('file', options, []));
}

/** A link to one entry of a collection. Pages get a `Reference`; the entry must exist. */
export function relationship<const Name extends string, Required extends boolean | undefined>(options: {
  label: string;
  description?: string;
  collection: Name;
  validation?: { isRequired?: Required };
}): BasicFormField<string | null, string | null, Optional<Reference<Name>, Required>> {
  return withTag(made(fields.relationship, options), { kind: 'reference', collection: options.collection });
}

/** Links to several entries of a collection, in the editor's order. */
export function multiRelationship<const Name extends string>(options: {
  label: string;
  description?: string;
  collection: Name;
  validation?: { length?: { min?: number; max?: number } };
}): BasicFormField<string[], string[], Reference<Name>[]> {
  return withTag(fields.multiRelationship(options), { kind: 'references', collection: options.collection });
}

/** A day of the calendar. Keystatic takes any text of that shape, the bridge only days that there are. */
export function date<Required extends boolean | undefined>(options: {
  label: string;
  description?: string;
  defaultValue?: string | { kind: 'today' };
  validation?: { isRequired?: Required; min?: string; max?: string };
}): BasicFormField<string | null, Optional<string, Required>, Optional<string, Required>> {
  return withTag(made(fields.date, options), { kind: 'date' });
}

/**
 * A number that can be counted with: not what YAML writes as .nan and .inf.
 *
 * @param options.decimals how many it may have, for money 2; any number without
 */
export function number<Required extends boolean | undefined>({
  decimals,
  ...options
}: {
  label: string;
  description?: string;
  defaultValue?: number;
  decimals?: number;
  validation?: { isRequired?: Required; min?: number; max?: number };
}): BasicFormField<number | null, Optional<number, Required>, Optional<number, Required>> {
  // The admin's field counts up and down by this.
  const step = decimals === undefined ? {} : { step: Number((10 ** -decimals).toFixed(decimals)) };
  return withTag(made(fields.number, { ...options, ...step }), { kind: 'number', decimals });
}

type MarkdocOptions = Parameters<typeof fields.markdoc.inline>[0];
type EditorState = ReturnType<ReturnType<typeof fields.markdoc.inline>['defaultValue']>;

/**
 * Formatted text inside an entry. Pages get its Markdoc source, whose tags are those of `components`
 * and balanced. It holds no pictures: nothing would look them up. Give them a field of their own.
 */
export function richText({
  options,
  ...rest
}: Omit<MarkdocOptions, 'options'> & {
  options?: Omit<NonNullable<MarkdocOptions['options']>, 'image'>;
}): AssetsFormField<EditorState, EditorState, string> {
  const field = fields.markdoc.inline({ ...rest, options: { ...options, image: false } });
  return withTag(field, { kind: 'richText', components: Object.keys(rest.components ?? {}) });
}
