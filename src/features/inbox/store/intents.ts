/** Stores which files are about to be written or removed. */
import type { DatabaseSync } from 'node:sqlite';
import type { Intent } from './queue-store.ts';

/** Returns the functions that read and write intents. They may be part of a transaction. */
export function createIntents(database: DatabaseSync) {
  const findAll = database.prepare('SELECT id, files FROM intents ORDER BY id');
  // The files of a page that exists are not to be removed: its server has accepted the submission meanwhile.
  const add = database.prepare(
    `INSERT INTO intents (id, files) SELECT :id, :files
     WHERE NOT EXISTS (SELECT 1 FROM entries WHERE id = :id AND publication IS NOT NULL) ON CONFLICT (id) DO NOTHING`,
  );
  const replace = database.prepare('UPDATE intents SET files = ? WHERE id = ? AND files = ? AND settling = 0');
  // A claimed intent can be claimed again: the server that claimed it may have ended.
  const claim = database.prepare('UPDATE intents SET settling = 1 WHERE id = ? AND files = ?');
  const take = database.prepare('DELETE FROM intents WHERE id = ? AND files = ? AND settling = 0');
  const remove = database.prepare('DELETE FROM intents WHERE id = ? AND files = ?');
  return {
    list: () => findAll.all() as Intent[], // the table is strict
    /** Returns false when another one is stored, or the page of the submission exists. */
    add: ({ id, files }: Intent): boolean => add.run({ id, files }).changes === 1,
    /** Returns false when the earlier one is no longer stored, or is claimed. */
    replace: ({ id, files }: Intent, earlier: string): boolean => replace.run(files, id, earlier).changes === 1,
    /** Returns false when it is no longer stored. */
    claim: ({ id, files }: Intent): boolean => claim.run(id, files).changes === 1,
    /** Removes it because its step is taken. Returns false when it is no longer stored, or is claimed. */
    take: ({ id, files }: Intent): boolean => take.run(id, files).changes === 1,
    /** Returns whether it was stored: somebody else may have settled it. */
    remove: ({ id, files }: Intent): boolean => remove.run(id, files).changes === 1,
  };
}
