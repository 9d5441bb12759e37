/**
 * The row schemas of all tables, for operations over all of them: export, import, usage and clearing. The same schemas
 * validate what is read from the database and what is imported. Rows that do not match are never used, whatever wrote them.
 */
import { Campaign } from './campaign.ts';
import { LedgerEntry } from './ledger-entry.ts';
import { OwnProduct } from './own-product.ts';
import { Favourite, RecentlyViewed, Search } from './base-schemas.ts';
import { Draft } from './draft.ts';
import { OwnPost } from './own-post.ts';
import { FileRow } from './stored-file.ts';
import { StoredRecord } from './stored-record.ts';
import { Setting } from '../settings.ts';
import { Thread } from './thread.ts';

/** The row schema of each table. */
export const TABLE_SCHEMAS = {
  drafts: Draft,
  records: StoredRecord,
  files: FileRow,
  favourites: Favourite,
  settings: Setting,
  searches: Search,
  seen: RecentlyViewed,
  posts: OwnPost,
  ledger: LedgerEntry,
  threads: Thread,
  campaigns: Campaign,
  products: OwnProduct,
} as const;

export type TableName = keyof typeof TABLE_SCHEMAS;

export const TABLE_NAMES = Object.keys(TABLE_SCHEMAS) as TableName[]; // `Object.keys` returns `string[]`
