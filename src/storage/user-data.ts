/** What visitors write: drafts, records, their files, and posts, over the open database. Loaded by those who fill in forms. */
import type { Database } from './database.ts';
import { createDraftTable } from './tables/drafts.ts';
import { wrapErrors } from './errors.ts';
import { createFileTable } from './tables/files.ts';
import { createPostTable } from './tables/posts.ts';
import { createRecordTable } from './tables/records.ts';

/** The functions reject as those of the device do. */
export type UserData = {
  drafts: ReturnType<typeof createDraftTable>;
  records: ReturnType<typeof createRecordTable>;
  files: ReturnType<typeof createFileTable>;
  posts: ReturnType<typeof createPostTable>;
};

export const createUserData = (database: Database): UserData => ({
  drafts: wrapErrors(createDraftTable(database)),
  records: wrapErrors(createRecordTable(database)),
  files: wrapErrors(createFileTable(database)),
  posts: wrapErrors(createPostTable(database)),
});
