/** Format of the export file. */
import * as v from 'valibot';
import { MEGABYTE } from '@/lib/bytes.ts';
import { Favourite, Search, RecentlyViewed } from '../schemas/base-schemas.ts';
import { Draft } from '../schemas/draft.ts';
import { OwnPost } from '../schemas/own-post.ts';
import { FileInfo } from '../schemas/stored-file.ts';
import { StoredRecord } from '../schemas/stored-record.ts';
import { AnySetting } from '../settings.ts';
import { Campaign } from '../schemas/campaign.ts';
import { LedgerEntry } from '../schemas/ledger-entry.ts';
import { OwnProduct } from '../schemas/own-product.ts';
import { Thread } from '../schemas/thread.ts';

export const FORMAT = 'ino-device';

/** Increment it when an older version of the site could misread the file. */
export const VERSION = 1;

/** Maximum size of an import in bytes. The file is read as a whole. */
export const MAX_IMPORT_BYTES = 210 * MEGABYTE;

export const SerializedFile = v.object({ ...FileInfo.entries, base64: v.string() });
export type SerializedFile = v.InferOutput<typeof SerializedFile>;

/** Identifies an export of this site, of any version. */
export const Envelope = v.object({ format: v.literal(FORMAT), version: v.pipe(v.number(), v.integer()) });

export const Exported = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  /** Milliseconds since 1970. */
  at: v.number(),
  tables: v.object({
    drafts: v.array(Draft),
    records: v.array(StoredRecord),
    files: v.array(SerializedFile),
    favourites: v.array(Favourite),
    settings: v.array(AnySetting),
    searches: v.array(Search),
    seen: v.array(RecentlyViewed),
    // Exports before posts existed do not have them.
    posts: v.optional(v.array(OwnPost), []),
    // Exports before the wallet existed do not have it.
    ledger: v.optional(v.array(LedgerEntry), []),
    threads: v.optional(v.array(Thread), []),
    campaigns: v.optional(v.array(Campaign), []),
    products: v.optional(v.array(OwnProduct), []),
  }),
  /** Rows that the site could not parse, for a person to read. Never imported. */
  unreadable: v.array(v.object({ table: v.string(), row: v.unknown() })),
});
export type Exported = v.InferOutput<typeof Exported>;
