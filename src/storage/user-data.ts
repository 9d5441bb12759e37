/** What visitors write: drafts, records, their files, and posts, over the open database. Loaded by those who fill in forms. */
import type { Database } from './database.ts';
import { draftsIn } from './tables/drafts.ts';
import { withFaults } from './errors.ts';
import { filesIn } from './tables/files.ts';
import { postsIn } from './tables/posts.ts';
import { recordsIn } from './tables/records.ts';

/** The functions reject as those of the device do. */
export type Papers = {
  drafts: ReturnType<typeof draftsIn>;
  records: ReturnType<typeof recordsIn>;
  files: ReturnType<typeof filesIn>;
  posts: ReturnType<typeof postsIn>;
};

export const papersOver = (database: Database): Papers => ({
  drafts: withFaults(draftsIn(database)),
  records: withFaults(recordsIn(database)),
  files: withFaults(filesIn(database)),
  posts: withFaults(postsIn(database)),
});
