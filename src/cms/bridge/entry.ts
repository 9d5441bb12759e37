/** Reads one entry: its file, its data, the pictures and entries that it names. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { assetFault, assetFile } from './assets.ts';
import type { Fault } from './content-error.ts';
import { issueFaults } from './issues.ts';
import { AssetPath, entryShape, LinkTo, type Reading } from './schema.ts';
import { parseReason, readStored, type Stored } from './parse-file.ts';
import type { ReadEntry } from './types.ts';
import type { Whereabouts } from './entry-location.ts';

/** An entry ready for Astro's store. */
export type Entry = ReadEntry<Record<string, unknown>> & {
  /** Of a type with a long-form body. */
  body: string | undefined;
  /** Paths of its pictures from its file, and where in the data they stand. */
  assetImports: string[];
  imageImports: Trail[];
};

/** A file and the type that it is an entry of. */
export type Claim = { where: Whereabouts; slug: string; file: string };

export type Outcome = {
  /** Missing when no page could show it. */
  entry?: Entry;
  faults: Fault[];
  /** Files that the entry names. */
  used: string[];
};

type Trail = (string | number)[];
type Slugs = ReadonlyMap<string, ReadonlySet<string>>;
type Found = { file?: string; fault?: string };

/** Shown in dev in place of a picture that cannot be used: one missing file would break every page. */
const STAND_IN = path.join(import.meta.dirname, 'stand-in.png');

/** A copy of the data with each looked-up value replaced by what `replace` makes of it. */
function settle(value: unknown, trail: Trail, replace: (leaf: AssetPath | LinkTo, trail: Trail) => unknown): unknown {
  if (value instanceof AssetPath || value instanceof LinkTo) return replace(value, trail);
  if (Array.isArray(value)) return value.map((item, index) => settle(item, [...trail, index], replace));
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, settle(item, [...trail, key], replace)]),
    );
  }
  return value;
}

/** The file of a picture, where its path can be right, and what is wrong with it. */
async function lookUp(root: string, { where, slug }: Claim, asset: AssetPath): Promise<Found> {
  const place = assetFile(where, slug, asset);
  if ('reason' in place) return { fault: place.reason };
  const fault = await assetFault(root, place.file, asset);
  return { file: place.file, ...(fault ? { fault } : {}) };
}

function linkFault({ collection, id }: LinkTo, slugs: Slugs): string | undefined {
  const targets = slugs.get(collection);
  if (!targets) return `points at “${collection}”, which is no collection of the config`;
  if (targets.has(id)) return undefined;
  return `there is no “${id}” in ${collection}: choose an existing entry or create it first`;
}

/** A picture's path as Astro wants it: from the entry's file, with a dot in front. */
function source(root: string, { file }: Claim, { file: picture, fault }: Found): string {
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
  claim: Claim,
  good: Entry,
  { assets, links }: Reading,
  slugs: Slugs,
): Promise<Outcome> {
  if (assets.length + links.length === 0) return { entry: good, faults: [], used: [] };
  const entry: Entry = { ...good, assetImports: [], imageImports: [] };
  const faults: Fault[] = [];
  const found = new Map<AssetPath, Found>();
  await Promise.all(assets.map(async (asset) => found.set(asset, await lookUp(root, claim, asset))));

  const note = (trail: Trail, reason: string | undefined) => {
    if (reason) faults.push({ file: claim.file, field: trail.join('.'), reason });
  };
  const data = settle(good.data, [], (leaf, trail) => {
    if (leaf instanceof LinkTo) {
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
export function entryReader(root: string, where: Whereabouts, slugs: Slugs): (claim: Claim) => Promise<Outcome> {
  const reading: Reading = { slug: '', assets: [], links: [] };
  const slugField = where.slugField && where.glob ? { name: where.slugField, glob: where.glob } : undefined;
  const shape = entryShape(where.type.schema, reading, slugField, where.bodyField);

  return async (claim) => {
    const { slug, file } = claim;
    let stored: Stored;
    try {
      stored = readStored(readFileSync(path.join(root, file), 'utf8'), where);
    } catch (error) {
      return { faults: [{ file, field: '', reason: parseReason(error) }], used: [] };
    }
    Object.assign(reading, { slug, assets: [], links: [] });
    const parsed = shape.safeParse(stored.data, { reportInput: true });
    if (!parsed.success) return { faults: issueFaults(file, where.type.schema, stored.data, parsed.error), used: [] };
    const data = parsed.data as Entry['data'];
    const entry: Entry = { id: slug, file, data, body: stored.body, assetImports: [], imageImports: [] };
    return settled(root, claim, entry, { ...reading }, slugs);
  };
}
