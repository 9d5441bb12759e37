/** The queue of this server. It is opened once, by the first request. */
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { FileFolder } from '@/features/inbox/receiver/file-folder.ts';
import type { QueueStore } from '@/features/inbox/store/queue-store.ts';
import { openSqliteQueue } from '@/features/inbox/store/sqlite-queue.ts';
import { clearPreviews } from './preview-folder.ts';
import { PublicationWatcher } from './watch-publications.ts';

export type Queue = {
  store: QueueStore;
  files: FileFolder;
  watcher: PublicationWatcher;
  /** Key of the values that protect forms. After a restart, open forms must be loaded again. */
  csrfKey: Uint8Array;
};

/** Vite loads this module again after each change in dev. One database stays open all the time. */
const shared = globalThis as typeof globalThis & { inoQueues?: Map<string, Promise<Queue>> };

async function open(root: string): Promise<Queue> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  await clearPreviews();
  const store = await openSqliteQueue(path.join(root, 'inbox.sqlite'));
  return {
    store,
    watcher: new PublicationWatcher(store),
    files: new FileFolder(path.join(root, 'files')),
    csrfKey: randomBytes(32),
  };
}

/**
 * Opens the queue. The next request tries again when that fails.
 * @param root folder of the inbox
 */
export function openQueue(root: string): Promise<Queue> {
  const queues = (shared.inoQueues ??= new Map());
  const found = queues.get(root);
  if (found) return found;
  const opened = open(root).catch((error: unknown) => {
    queues.delete(root);
    throw error;
  });
  queues.set(root, opened);
  return opened;
}
