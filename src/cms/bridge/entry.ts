/** Reads one entry: its file, its data, and the pictures and entries that it refers to. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkAsset, resolveAssetPath } from './assets.ts';
import type { ContentIssue } from './content-error.ts';
import { TAG, type Tagged } from './fields.ts';
import { toContentIssues } from './issues.ts';
import { getImportPath } from './pictures/placeholders.ts';
import { checkRichText } from './rich-text.ts';
import { AssetPath, createEntrySchema, ReferenceValue, type ParseContext } from './schema.ts';
import { formatParseError, parseFile, type ParsedFile } from './parse-file.ts';
import type { ReadEntry } from './types.ts';
import type { EntryLocation } from './entry-location.ts';

/** An entry ready for Astro's store. */
export type Entry = ReadEntry<Record<string, unknown>> & {
  /** Only for types with a long-form body. */
  body: string | undefined;
  /** Paths of its pictures relative to its file, and their paths in the data. */
  assetImports: string[];
  imageImports: FieldPath[];
};

/** A file and the type that it is an entry of. */
export type EntryFile = { location: EntryLocation; slug: string; file: string };

export type ReadResult = {
  /** Undefined when no page could render it. */
  entry?: Entry;
  issues: ContentIssue[];
  /** Files that the entry refers to. */
  used: string[];
};

type FieldPath = (string | number)[];
/** The slugs of all entries by type. */
export type Slugs = ReadonlyMap<string, ReadonlySet<string>>;
type ResolvedAsset = { file?: string; issue?: string };

/** Copies the data and replaces each picture path and reference. */
function replaceValues(
  value: unknown,
  fieldPath: FieldPath,
  replace: (leaf: AssetPath | ReferenceValue, fieldPath: FieldPath) => unknown,
): unknown {
  if (value instanceof AssetPath || value instanceof ReferenceValue) return replace(value, fieldPath);
  if (Array.isArray(value)) return value.map((item, index) => replaceValues(item, [...fieldPath, index], replace));
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, replaceValues(item, [...fieldPath, key], replace)]),
    );
  }
  return value;
}

/** Returns the file of a picture when its path is valid, and what is wrong with it. */
async function resolveAsset(root: string, { location, slug }: EntryFile, asset: AssetPath): Promise<ResolvedAsset> {
  const resolved = resolveAssetPath(location, slug, asset);
  if ('reason' in resolved) return { issue: resolved.reason };
  const issue = await checkAsset(root, resolved.file, asset);
  return { file: resolved.file, ...(issue ? { issue } : {}) };
}

function getReferenceIssue({ collection, id }: ReferenceValue, slugs: Slugs): string | undefined {
  const targets = slugs.get(collection);
  if (!targets) return `references the unknown collection “${collection}”: use a collection of the config`;
  if (targets.has(id)) return undefined;
  return `there is no “${id}” in ${collection}: choose an existing entry or create it first`;
}

/** Replaces picture paths and references by the values that pages get. */
async function resolveReferences(
  root: string,
  entryFile: EntryFile,
  parsedEntry: Entry,
  { assets, links }: ParseContext,
  slugs: Slugs,
): Promise<ReadResult> {
  if (assets.length + links.length === 0) return { entry: parsedEntry, issues: [], used: [] };
  const entry: Entry = { ...parsedEntry, assetImports: [], imageImports: [] };
  const issues: ContentIssue[] = [];
  const resolvedAssets = new Map<AssetPath, ResolvedAsset>();
  await Promise.all(assets.map(async (asset) => resolvedAssets.set(asset, await resolveAsset(root, entryFile, asset))));

  const addIssue = (fieldPath: FieldPath, reason: string | undefined) => {
    if (reason) issues.push({ file: entryFile.file, field: fieldPath.join('.'), reason });
  };
  const data = replaceValues(parsedEntry.data, [], (leaf, fieldPath) => {
    if (leaf instanceof ReferenceValue) {
      addIssue(fieldPath, getReferenceIssue(leaf, slugs));
      return { collection: leaf.collection, id: leaf.id };
    }
    const picture = resolvedAssets.get(leaf) ?? {};
    addIssue(fieldPath, picture.issue);
    if (leaf.tag.kind === 'file') return picture.file ?? leaf.value;
    const path = getImportPath(root, entryFile.file, picture.issue ? undefined : picture.file);
    entry.assetImports.push(path);
    entry.imageImports.push(fieldPath);
    return path;
  });
  // The schema of an entry is always a group of fields.
  entry.data = data as Entry['data'];
  const used = [...resolvedAssets.values()].flatMap(({ file }) => file ?? []);
  const hasBrokenLink = links.some((link) => getReferenceIssue(link, slugs));
  return hasBrokenLink ? { issues, used } : { entry, issues, used };
}

/** What the file of an entry says by itself: its data with the pictures and entries that it refers to, or its issues. */
export type ParsedEntry = { entry: Entry; context: ParseContext } | { issues: ContentIssue[] };

type ParseEntry = (entryFile: EntryFile, text: string) => ParsedEntry;

/** Returns what is wrong with the body of a file. It is not part of the data, so the schema does not check it. */
function findBodyIssues({ file, location }: EntryFile, body: string): ContentIssue[] {
  const { bodyField = '', type } = location;
  const field = type.schema[bodyField];
  const tag = (field as Tagged | undefined)?.[TAG];
  if (tag?.kind !== 'richText' || field?.kind !== 'form' || field.formKind !== 'content') return [];
  const isMissing = tag.isRequired && body === '';
  const parsed: unknown = field.reader.parse(undefined, { content: new TextEncoder().encode(body) });
  const reason = isMissing ? 'must not be empty' : checkRichText(parsed, tag.components);
  return reason ? [{ file, field: bodyField, reason }] : [];
}

/** Returns a parser for the files of one type; its schema is built only once. */
function createEntryParser(location: EntryLocation): ParseEntry {
  const context: ParseContext = { slug: '', assets: [], links: [] };
  const slugField = location.slugField && location.glob ? { name: location.slugField, glob: location.glob } : undefined;
  const schema = createEntrySchema(location.type.schema, context, slugField, location.bodyField);

  return ({ slug, file }, text) => {
    let stored: ParsedFile;
    try {
      stored = parseFile(text, location);
    } catch (error) {
      return { issues: [{ file, field: '', reason: formatParseError(error) }] };
    }
    Object.assign(context, { slug, assets: [], links: [] });
    const parsed = schema.safeParse(stored.data, { reportInput: true });
    const bodyIssues = findBodyIssues({ location, slug, file }, stored.body ?? '');
    if (!parsed.success) {
      const issues = toContentIssues(file, location.type.schema, stored.data, parsed.error);
      return { issues: [...issues, ...bodyIssues] };
    }
    if (bodyIssues.length > 0) return { issues: bodyIssues };
    const data = parsed.data as Entry['data'];
    const entry: Entry = { id: slug, file, data, body: stored.body, assetImports: [], imageImports: [] };
    return { entry, context: { ...context } };
  };
}

/** Keeps the byte order mark, which the parser of YAML accepts. */
const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** @throws Error when the bytes are not UTF-8, which would lose characters */
function decodeText(bytes: Uint8Array): string {
  try {
    return UTF_8.decode(bytes);
  } catch {
    throw new Error('its text is not UTF-8, so save it with this encoding');
  }
}

export type EntryReader = (root: string, entryFile: EntryFile, slugs: Slugs) => Promise<ReadResult>;

/**
 * Returns a reader for the entries of one type. It parses a file again only when its text has changed since the last read.
 * Pictures and references are always checked, because they depend on other files.
 */
export function createEntryReader(location: EntryLocation): EntryReader {
  const parse = createEntryParser(location);
  const parsedFiles = new Map<string, { text: string; parsed: ParsedEntry }>();

  return async (root, entryFile, slugs) => {
    const { file } = entryFile;
    let text: string;
    try {
      text = decodeText(readFileSync(path.join(root, file)));
    } catch (error) {
      return { issues: [{ file, field: '', reason: formatParseError(error) }], used: [] };
    }
    let known = parsedFiles.get(file);
    if (known?.text !== text) {
      known = { text, parsed: parse(entryFile, text) };
      parsedFiles.set(file, known);
    }
    const { parsed } = known;
    if ('issues' in parsed) return { issues: parsed.issues, used: [] };
    return resolveReferences(root, entryFile, parsed.entry, parsed.context, slugs);
  };
}
