/**
 * Digests of what pages depend on. The integration and the collections store them; pages, in a bundle of their own but in the
 * same process, combine them to the keys of the page cache.
 */
import { createHash } from 'node:crypto';

type Digests = {
  /** Of all code, settings and the day; undefined in dev, which has no page cache. */
  site: string | undefined;
  /** Of the entries of each collection. They are computed when they are needed, because they read all pictures. */
  collections: Map<string, () => string>;
};

const KEY = Symbol.for('keystatic-bridge:digests');

const globalState = globalThis as { [KEY]?: Digests | undefined };

export const digests: Digests = (globalState[KEY] ??= { site: undefined, collections: new Map() });

/** Replaces a picture with a copy: reading its address would mark its file as used by a page. */
const copyPicture = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (Reflect.get(value, 'clone') ?? value) : value;

export const toDigest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value, copyPicture)).digest('base64url');

/**
 * Returns a function that creates the key of a page in the page cache from the values that the page shows. Every page also
 * depends on the code and on the collections that it may read as a whole.
 * @param isFullyRead whether a page may read any entry of a collection; of the others, it reads only the values given to the function
 * @param common values of the other collections that every page depends on, such as addresses of entries that all pages link to
 */
export function createCacheKeys(
  isFullyRead: (collection: string) => boolean,
  common: readonly object[] = [],
): (read: () => readonly object[]) => string | undefined {
  const { site, collections } = digests;
  if (site === undefined) return () => undefined;
  const read = [...collections].filter(([name]) => isFullyRead(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  const shared = toDigest([site, read.map(([name, getDigest]) => [name, getDigest()]), common]);
  const known = new Map<object, string>();
  const getDigest = (value: object): string => {
    const digest = known.get(value) ?? toDigest(value);
    known.set(value, digest);
    return digest;
  };
  return (readValues) => toDigest([shared, ...readValues().map(getDigest)]);
}
