/** Stores which files are about to be written or removed. */
import type { DatabaseSync } from 'node:sqlite';
import type { Intent } from './queue-store.ts';

/** Returns the functions that read and write intents. They may be part of a transaction. */
export function createIntents(database: DatabaseSync) {
  const findAll = database.prepare('SELECT id, files FROM intents ORDER BY id');
  const put = database.prepare(
    'INSERT INTO intents (id, files) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET files = excluded.files',
  );
  const remove = database.prepare('DELETE FROM intents WHERE id = ? AND files = ?');
  return {
    list: () => findAll.all() as Intent[], // the table is strict
    put: ({ id, files }: Intent): void => {
      put.run(id, files);
    },
    /** Returns whether it was stored: somebody else may have settled it. */
    remove: ({ id, files }: Intent): boolean => remove.run(id, files).changes === 1,
  };
}
