/** What visitors write: drafts, records, their files, and posts, over the open database. Loaded by those who fill in forms. */
import type { Database } from './database.ts';
import { draftsIn } from './drafts.ts';
import { withFaults } from './faults.ts';
import { filesIn } from './files.ts';
import { postsIn } from './posts.ts';
import { recordsIn } from './records.ts';

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
