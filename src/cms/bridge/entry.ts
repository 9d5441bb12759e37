/** Reads one entry: its file, its data, the pictures and entries that it names. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkAsset, resolveAssetPath } from './assets.ts';
import type { ContentIssue } from './content-error.ts';
import { toContentIssues } from './issues.ts';
import { AssetPath, createEntrySchema, ReferenceValue, type ParseContext } from './schema.ts';
import { parseErrorMessage, parseFile, type ParsedFile } from './parse-file.ts';
import type { ReadEntry } from './types.ts';
import type { EntryLocation } from './entry-location.ts';

/** An entry ready for Astro's store. */
export type Entry = ReadEntry<Record<string, unknown>> & {
  /** Of a type with a long-form body. */
  body: string | undefined;
  /** Paths of its pictures from its file, and where in the data they stand. */
  assetImports: string[];
  imageImports: Trail[];
};

/** A file and the type that it is an entry of. */
export type EntryFile = { where: EntryLocation; slug: string; file: string };

export type ReadResult = {
  /** Missing when no page could show it. */
  entry?: Entry;
  faults: ContentIssue[];
  /** Files that the entry names. */
  used: string[];
};

type Trail = (string | number)[];
type Slugs = ReadonlyMap<string, ReadonlySet<string>>;
type Found = { file?: string; fault?: string };

/** Shown in dev in place of a picture that cannot be used: one missing file would break every page. */
const STAND_IN = path.join(import.meta.dirname, 'stand-in.png');

/** A copy of the data with each looked-up value replaced by what `replace` makes of it. */
function settle(
  value: unknown,
  trail: Trail,
  replace: (leaf: AssetPath | ReferenceValue, trail: Trail) => unknown,
): unknown {
  if (value instanceof AssetPath || value instanceof ReferenceValue) return replace(value, trail);
  if (Array.isArray(value)) return value.map((item, index) => settle(item, [...trail, index], replace));
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, settle(item, [...trail, key], replace)]),
    );
  }
  return value;
}

/** The file of a picture, where its path can be right, and what is wrong with it. */
async function lookUp(root: string, { where, slug }: EntryFile, asset: AssetPath): Promise<Found> {
  const place = resolveAssetPath(where, slug, asset);
  if ('reason' in place) return { fault: place.reason };
  const fault = await checkAsset(root, place.file, asset);
  return { file: place.file, ...(fault ? { fault } : {}) };
}

function linkFault({ collection, id }: ReferenceValue, slugs: Slugs): string | undefined {
  const targets = slugs.get(collection);
  if (!targets) return `points at “${collection}”, which is no collection of the config`;
  if (targets.has(id)) return undefined;
  return `there is no “${id}” in ${collection}: choose an existing entry or create it first`;
}

/** A picture's path as Astro wants it: from the entry's file, with a dot in front. */
function source(root: string, { file }: EntryFile, { file: picture, fault }: Found): string {
  const target = fault || !picture ? STAND_IN : path.join(root, picture);
  const relative = path
    .relative(path.dirname(path.join(root, file)), target)
    .split(path.sep)
    .join('/');
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** Puts in the place of what an entry names what pages get. */
async function settled(
  root: string,
  claim: EntryFile,
  good: Entry,
  { assets, links }: ParseContext,
  slugs: Slugs,
): Promise<ReadResult> {
  if (assets.length + links.length === 0) return { entry: good, faults: [], used: [] };
  const entry: Entry = { ...good, assetImports: [], imageImports: [] };
  const faults: ContentIssue[] = [];
  const found = new Map<AssetPath, Found>();
  await Promise.all(assets.map(async (asset) => found.set(asset, await lookUp(root, claim, asset))));

  const note = (trail: Trail, reason: string | undefined) => {
    if (reason) faults.push({ file: claim.file, field: trail.join('.'), reason });
  };
  const data = settle(good.data, [], (leaf, trail) => {
    if (leaf instanceof ReferenceValue) {
      note(trail, linkFault(leaf, slugs));
      return { collection: leaf.collection, id: leaf.id };
    }
    const picture = found.get(leaf) ?? {};
    note(trail, picture.fault);
    if (leaf.tag.kind === 'file') return picture.file ?? leaf.value;
    const path = source(root, claim, picture);
    entry.assetImports.push(path);
    entry.imageImports.push(trail);
    return path;
  });
  // The shape of an entry is always a group of fields.
  entry.data = data as Entry['data'];
  const used = [...found.values()].flatMap(({ file }) => file ?? []);
  const dangling = links.some((link) => linkFault(link, slugs));
  return dangling ? { faults, used } : { entry, faults, used };
}

/** Reads the entries of one type; the shape is built once for all of them. */
export function createEntryReader(
  root: string,
  where: EntryLocation,
  slugs: Slugs,
): (claim: EntryFile) => Promise<ReadResult> {
  const reading: ParseContext = { slug: '', assets: [], links: [] };
  const slugField = where.slugField && where.glob ? { name: where.slugField, glob: where.glob } : undefined;
  const shape = createEntrySchema(where.type.schema, reading, slugField, where.bodyField);

  return async (claim) => {
    const { slug, file } = claim;
    let stored: ParsedFile;
    try {
      stored = parseFile(readFileSync(path.join(root, file), 'utf8'), where);
    } catch (error) {
      return { faults: [{ file, field: '', reason: parseErrorMessage(error) }], used: [] };
    }
    Object.assign(reading, { slug, assets: [], links: [] });
    const parsed = shape.safeParse(stored.data, { reportInput: true });
    if (!parsed.success)
      return { faults: toContentIssues(file, where.type.schema, stored.data, parsed.error), used: [] };
    const data = parsed.data as Entry['data'];
    const entry: Entry = { id: slug, file, data, body: stored.body, assetImports: [], imageImports: [] };
    return settled(root, claim, entry, { ...reading }, slugs);
  };
}
