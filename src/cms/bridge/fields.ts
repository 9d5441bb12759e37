/**
 * Keystatic fields that the bridge can read back.
 * A Keystatic field does not expose which collection it refers to or how its files are named. These functions create
 * the ordinary field and tag it with what the bridge needs. The type parameter is the type that a page gets from Astro,
 * so types are not declared twice.
 * The admin imports this file in the browser, so it may only import `@keystatic/core`, types, and what needs nothing of Node.
 */
import { fields } from '@keystatic/core';
import type { AssetFormField, AssetsFormField, BasicFormField } from '@keystatic/core';
import type { ImageMetadata } from 'astro';
import { formatBytes, MEGABYTE } from '../../lib/bytes.ts';
import { findType, toCanonicalExtension } from './asset-type.ts';

/** The value of a relationship in a page: the argument of Astro’s `getEntry`. */
export type Reference<Name extends string = string> = { collection: Name; id: string };

type AssetTag = {
  kind: 'image' | 'file';
  directory: string | undefined;
  publicPath: string | undefined;
  maxBytes: number;
  accept: readonly string[];
};

export type Tag =
  | AssetTag
  | { kind: 'reference'; collection: string }
  | { kind: 'references'; collection: string }
  | { kind: 'richText'; components: readonly string[]; isRequired: boolean }
  | { kind: 'date' }
  | { kind: 'datetime' }
  | { kind: 'number'; decimals: number | undefined };

/** A registered symbol, because the config and the bridge may be bundled separately. */
export const TAG = Symbol.for('keystatic-bridge:tag');

export type Tagged = { [TAG]?: Tag };

type AssetOptions<Required extends boolean | undefined> = {
  label: string;
  description?: string;
  /** Folder in which the admin stores the files; by default, beside the entry. */
  directory?: string;
  publicPath?: string;
  /** Maximum file size in bytes. Default 5 MB. */
  maxBytes?: number;
  /** Accepted types, as file extensions. They are checked against the content of the file. */
  accept?: readonly string[];
  validation?: { isRequired?: Required };
};

const createAssetTag = (
  kind: 'image' | 'file',
  options: AssetOptions<boolean | undefined>,
  accept: readonly string[],
): AssetTag => ({
  kind,
  directory: options.directory,
  publicPath: options.publicPath,
  maxBytes: options.maxBytes ?? 5 * MEGABYTE,
  accept: options.accept ?? accept,
});

type Optional<Value, Required> = Value | (Required extends true ? never : null);
/** Works around Keystatic’s types, which require `validation` as soon as a value may be required. */
const createField = <Field>(make: (options: never) => Field, options: object): Field => make(options as never);

/** Tags a field. Its reader type becomes the value that the bridge returns. */
const withTag = (field: object, tag: Tag): never => Object.assign(field, { [TAG]: tag }) as never;

type StoredFile = { data: Uint8Array; extension: string; filename: string };

/** Checks a file that an editor has chosen, as the reader checks it later. */
function checkChosen({ maxBytes, accept }: AssetTag, { data, extension, filename }: StoredFile): void {
  if (data.length > maxBytes) {
    const sizes = `is ${formatBytes(data.length)}, the limit is ${formatBytes(maxBytes)}`;
    throw new Error(`“${filename}” ${sizes}: save it smaller, and choose it again`);
  }
  if (accept.length === 0) return;
  const type = findType(data, extension, accept);
  if (type === undefined)
    throw new Error(`“${filename}” is not a file of type ${accept.join(', ')}: choose another one`);
  if (type !== toCanonicalExtension(extension)) {
    const contained = `contains a file of type ${type}`;
    throw new Error(`“${filename}” ${contained}: change the end of its name, and choose it again`);
  }
}

type AssetField = AssetFormField<StoredFile | null, StoredFile | null, string | null>;

/** Keystatic’s field saves any file. */
const checkFiles = (field: AssetField, tag: AssetTag): AssetField => ({
  ...field,
  validate: (value) => {
    if (value) checkChosen(tag, value);
    return field.validate(value);
  },
});

/**
 * Creates an image field. Pages get Astro’s `ImageMetadata`. The file must exist, have an accepted type by its content,
 * and not exceed `maxBytes`.
 */
export function image<Required extends boolean | undefined>(
  options: AssetOptions<Required>,
): AssetFormField<StoredFile | null, Optional<StoredFile, Required>, Optional<ImageMetadata, Required>> {
  const { maxBytes: _, accept: __, ...rest } = options;
  const tag = createAssetTag('image', options, ['jpg', 'png', 'webp', 'avif']);
  return withTag(checkFiles(createField<AssetField>(fields.image, rest), tag), tag);
}

/** Creates a field for a file that is served unchanged. Pages get its path relative to the project root. */
export function file<Required extends boolean | undefined>(
  options: AssetOptions<Required>,
): AssetFormField<StoredFile | null, Optional<StoredFile, Required>, Optional<string, Required>> {
  const { maxBytes: _, accept: __, ...rest } = options;
  const tag = createAssetTag('file', options, []);
  return withTag(checkFiles(createField<AssetField>(fields.file, rest), tag), tag);
}

/** Creates a link to one entry of a collection. Pages get a `Reference`; the entry must exist. */
export function relationship<const Name extends string, Required extends boolean | undefined>(options: {
  label: string;
  description?: string;
  collection: Name;
  validation?: { isRequired?: Required };
}): BasicFormField<string | null, string | null, Optional<Reference<Name>, Required>> {
  return withTag(createField(fields.relationship, options), { kind: 'reference', collection: options.collection });
}

/** Creates links to several entries of a collection, in the editor’s order. */
export function multiRelationship<const Name extends string>(options: {
  label: string;
  description?: string;
  collection: Name;
  validation?: { length?: { min?: number; max?: number } };
}): BasicFormField<string[], string[], Reference<Name>[]> {
  return withTag(fields.multiRelationship(options), { kind: 'references', collection: options.collection });
}

/** Creates a date field. Keystatic accepts any text in the format; the bridge accepts only days that exist. */
export function date<Required extends boolean | undefined>(options: {
  label: string;
  description?: string;
  defaultValue?: string | { kind: 'today' };
  validation?: { isRequired?: Required; min?: string; max?: string };
}): BasicFormField<string | null, Optional<string, Required>, Optional<string, Required>> {
  return withTag(createField(fields.date, options), { kind: 'date' });
}

/**
 * Creates a field for a day and a time, as in 2026-11-30T08:40. Keystatic accepts any text in the format; the bridge
 * accepts only days and times that exist.
 */
export function datetime<Required extends boolean | undefined>(options: {
  label: string;
  description?: string;
  validation?: { isRequired?: Required };
}): BasicFormField<string | null, Optional<string, Required>, Optional<string, Required>> {
  return withTag(createField(fields.datetime, options), { kind: 'datetime' });
}

/** Keystatic’s input gives NaN when it is emptied, which its checks of numbers accept and its files contain as .nan. */
function treatNaNAsMissing<Valid extends number | null, Read>(
  field: BasicFormField<number | null, Valid, Read>,
): BasicFormField<number | null, Valid, Read> {
  const toNumber = (value: number | null): number | null => (Number.isNaN(value) ? null : value);
  return {
    ...field,
    validate: (value) => field.validate(toNumber(value)),
    serialize: (value) => field.serialize(toNumber(value)),
  };
}

/** Checks that a number has no more than some decimals. */
export function checkDecimals(value: number, decimals: number): void {
  if (Number(value.toFixed(decimals)) === value) return;
  // `toFixed` rounds 8.575 to 8.57, because no binary number is exactly 8.575.
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: false };
  const rounded = new Intl.NumberFormat('en', digits).format(value);
  throw new Error(`“${value}” has more than ${decimals} decimals: round it to ${rounded}`);
}

/**
 * Creates a number field. Rejects the .nan and .inf of YAML.
 * @param options.decimals maximum number of decimals, for example 2 for money; unlimited by default. The admin’s input rounds to
 *   three, which an editor sees when it is left.
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
  // With a step, Keystatic’s input would round what an editor types: 8.575 to 8.57, without a word.
  const field = treatNaNAsMissing(createField(fields.number, options));
  const strict: typeof field = {
    ...field,
    validate: (value) => {
      const valid = field.validate(value);
      if (decimals !== undefined && typeof valid === 'number') checkDecimals(valid, decimals);
      return valid;
    },
  };
  return withTag(strict, { kind: 'number', decimals });
}

/** Creates a field for a whole number. */
export const integer = <Required extends boolean | undefined>(options: {
  label: string;
  description?: string;
  defaultValue?: number;
  validation?: { isRequired?: Required; min?: number; max?: number };
}): BasicFormField<number | null, Optional<number, Required>, Optional<number, Required>> =>
  treatNaNAsMissing(createField(fields.integer, options) as never);

type MarkdocOptions = Omit<Parameters<typeof fields.markdoc>[0], 'options' | 'extension'> & {
  options?: Omit<NonNullable<Parameters<typeof fields.markdoc>[0]['options']>, 'image'>;
  validation?: { isRequired?: boolean };
};
type EditorState = ReturnType<ReturnType<typeof fields.markdoc>['defaultValue']>;

/** Text that starts a tag of Markdoc. Keystatic saves it as it was typed, and cannot open the entry any more. */
const TAG_START = '{%';

/** Checks a text of the admin’s editor. */
function checkTyped(label: string, { doc }: EditorState, isRequired: boolean): void {
  if (isRequired && doc.textContent.trim() === '') throw new Error(`${label} must not be empty`);
  const text = doc.textBetween(0, doc.content.size, '\n');
  if (text.includes(TAG_START))
    throw new Error(`${label} must not contain “${TAG_START}”, which the site reads as a command: remove it`);
}

type Files = ReadonlyMap<string, Uint8Array>;
type StoredFiles = { other: Files; external: ReadonlyMap<string, Files> };

type MarkdocField = {
  validate: (value: EditorState) => EditorState;
  serialize: (
    value: EditorState,
    args: { slug: undefined },
  ) => StoredFiles & { value: unknown; content?: Uint8Array | undefined };
  parse: (value: never, args: StoredFiles & { content: Uint8Array | undefined; slug: undefined }) => EditorState;
};

/** Returns the texts of paragraphs, headings and so on. Markdoc does not store spaces at their ends, nor empty ones. */
function listTexts({ doc }: EditorState): string[] {
  const texts: string[] = [];
  doc.descendants((node) => {
    if (node.isTextblock) texts.push(node.textContent.replaceAll(/\s+/g, ' ').trim());
  });
  return texts.filter(Boolean);
}

/** Number of characters of a text with which an error quotes it. */
const QUOTED_LENGTH = 60;

/** Checks that the admin reads a text again as it was typed: Keystatic stores *this* as it is, and reads it as formatting. */
function checkStored(label: string, value: EditorState, { serialize, parse }: MarkdocField): void {
  const slug = undefined;
  const { value: stored, content, other, external } = serialize(value, { slug });
  const again = listTexts(parse(stored as never, { content, other, external, slug }));
  const changed = listTexts(value).find((text, at) => text !== again[at]);
  if (changed === undefined) return;
  const quoted = changed.length > QUOTED_LENGTH ? `${changed.slice(0, QUOTED_LENGTH)}…` : changed;
  throw new Error(`${label} has a text of which some characters would become formatting: rewrite “${quoted}”`);
}

/** Rejects texts that Keystatic’s field accepts and the bridge does not, and tags the field. */
function createRichText<Field extends MarkdocField>(
  create: (options: Parameters<typeof fields.markdoc>[0]) => Field,
  { options, validation: { isRequired = false } = {}, ...rest }: MarkdocOptions,
): Field {
  const field = create({ ...rest, options: { ...options, image: false } });
  const strict: Field & { label: string } = {
    ...field,
    // Keystatic’s field has no label that can be read, and issues name the field by it.
    label: rest.label,
    validate: (value) => {
      checkTyped(rest.label, value, isRequired);
      checkStored(rest.label, value, strict);
      return field.validate(value);
    },
  };
  return withTag(strict, { kind: 'richText', components: Object.keys(rest.components ?? {}), isRequired });
}

/**
 * Creates formatted text inside an entry. Pages get its Markdoc source, whose tags are those of `components` and
 * balanced. Images are not supported, because the bridge would not resolve them: use an image field.
 */
export const richText = (options: MarkdocOptions): AssetsFormField<EditorState, EditorState, string> =>
  createRichText(fields.markdoc.inline, options) as never;

/**
 * Creates the long-form body of a Markdoc file, with the same rules as formatted text. Images are not supported, because
 * Keystatic stores them in a folder where Astro does not find them.
 */
export const richTextBody = (options: MarkdocOptions): ReturnType<typeof fields.markdoc> =>
  createRichText(fields.markdoc, options);
