/**
 * What visitors enter: drafts, records, their files, and posts. Separate from `storage.ts`, so that only pages with
 * forms load it.
 */
import type { Database } from './database.ts';
import { createDraftTable } from './tables/drafts.ts';
import { createFileTable } from './tables/files.ts';
import { createPostTable } from './tables/posts.ts';
import { createRecordTable } from './tables/records.ts';

/** Functions reject as those of `DeviceStorage` do. */
export type UserData = {
  drafts: ReturnType<typeof createDraftTable>;
  records: ReturnType<typeof createRecordTable>;
  files: ReturnType<typeof createFileTable>;
  posts: ReturnType<typeof createPostTable>;
};

/** Returns the tables of what visitors enter, of an open database. It reads nothing yet. */
export const createUserData = (database: Database): UserData => ({
  drafts: createDraftTable(database),
  records: createRecordTable(database),
  files: createFileTable(database),
  posts: createPostTable(database),
});
