/** The row schema of files. */
import * as v from 'valibot';
import { Count, Key, Time } from './base-schemas.ts';

/** Description of a file of a draft, a record, a product or a campaign. */
export const FileInfo = v.object({
  id: Key,
  /** `draft:`, `record:`, `product:` or `campaign:`, followed by the id. */
  owner: v.pipe(v.string(), v.regex(/^(?:draft|record|product|campaign):./su)),
  name: Key,
  type: v.string(),
  /** Bytes. */
  size: Count,
  at: Time,
});
export type FileInfo = v.InferOutput<typeof FileInfo>;

export type StoredFile = FileInfo & { blob: Blob };

/** Row of the table `files`: bytes instead of a `Blob`, because WebKit refuses to store blobs in a private window. */
export const FileRow = v.pipe(
  v.object({
    ...FileInfo.entries,
    bytes: v.exactOptional(v.instance(ArrayBuffer)),
    /** In rows of earlier versions of the site. */
    blob: v.exactOptional(v.blob()),
  }),
  v.check(({ size, bytes, blob }) => size === (bytes?.byteLength ?? blob?.size)),
);
export type FileRow = v.InferOutput<typeof FileRow>;
