/** The queue of this server. It is opened once, by the first request. */
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { DATABASE_FILE, FILES_FOLDER } from '@/features/inbox/inbox-folder.ts';
import { FileFolder } from '@/features/inbox/receiver/file-folder.ts';
import { openSqliteQueue } from '@/features/inbox/store/sqlite-queue.ts';
import { clearPreviews } from './preview-folder.ts';
import { createPublisher, settleIntents, type Publisher } from './publisher.ts';
import { PublicationWatcher } from './watch-publications.ts';

export type Queue = Publisher & {
  files: FileFolder;
  watcher: PublicationWatcher;
  /** Key of the values that protect forms. After a restart, open forms must be loaded again. */
  csrfKey: Uint8Array;
};

/** Vite loads this module again after each change in dev. One database stays open all the time. */
const shared = globalThis as typeof globalThis & { inoQueues?: Map<string, Promise<Queue>> };

async function open(folder: string): Promise<Queue> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await clearPreviews();
  const store = await openSqliteQueue(path.join(folder, DATABASE_FILE));
  const publisher = createPublisher({ store, root: process.cwd() });
  await settleIntents(publisher);
  return {
    ...publisher,
    watcher: new PublicationWatcher(store),
    files: new FileFolder(path.join(folder, FILES_FOLDER)),
    csrfKey: randomBytes(32),
  };
}

/**
 * Opens the queue. The next request tries again when that fails.
 * @param folder folder of the inbox
 */
export function openQueue(folder: string): Promise<Queue> {
  const queues = (shared.inoQueues ??= new Map());
  const found = queues.get(folder);
  if (found) return found;
  const opened = open(folder).catch((error: unknown) => {
    queues.delete(folder);
    throw error;
  });
  queues.set(folder, opened);
  return opened;
}
