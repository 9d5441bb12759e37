/** What visitors typed and have not submitted. */
import type { Database } from '../database.ts';
import { releaseFile, settleFiles } from '../file-owners.ts';
import { getDraftOwner } from './files.ts';
import { Draft, type Json } from '../schemas.ts';
import { ValidatedTable, observeQuery } from './validated-table.ts';
import { takeUpIn } from '../drafts/restore-draft.ts';

export function createDraftTable(database: Database) {
  const drafts = new ValidatedTable(database.drafts, Draft);
  const load = (id: string): Promise<Draft | undefined> => drafts.get(id);

  return {
    load,

    /**
     * Keeps what was typed; when it was begun stays.
     * @param changed the fields that were touched since the last time, all when not said: what another tab put into the
     *   others stays
     * @param by the tab that does it
     */
    save: (
      id: string,
      values: Readonly<Record<string, Json>>,
      at = Date.now(),
      changed?: readonly string[],
      by?: string,
    ): Promise<Draft> =>
      database.transaction('rw', database.drafts, async () => {
        const before = await load(id);
        const own = before && changed && Object.entries(values).filter(([key]) => changed.includes(key));
        const all = own ? { ...before.values, ...Object.fromEntries(own) } : { ...values };
        const replaces = before?.replaces;
        return drafts.upsert({
          id,
          values: all,
          startedAt: before?.startedAt ?? at,
          at,
          ...(replaces && { replaces }),
          ...(by !== undefined && { by }),
        });
      }),

    /** Keeps a draft that repeats a record: no work is lost with it until it is changed. */
    repeat: (
      id: string,
      values: Readonly<Record<string, Json>>,
      record: { id: string; at: number },
      at = Date.now(),
    ): Promise<Draft> =>
      // It was begun when the record was made: nobody types all of it again.
      drafts.upsert({ id, values: { ...values }, startedAt: record.at, at, repeats: record.id }),

    /** Forgets a draft, and its files but for those that another names. */
    drop: (id: string): Promise<void> =>
      database.transaction('rw', database.drafts, database.records, database.files, async () => {
        await database.drafts.delete(id);
        await settleFiles(database, [getDraftOwner(id)]);
      }),

    /** Takes a file from its owner: it goes, unless another draft or record names it. */
    releaseFile: (id: string, owner: string): Promise<void> =>
      database.transaction('rw', database.drafts, database.records, database.files, () =>
        releaseFile(database, id, owner),
      ),

    takeUp: takeUpIn(database).takeUp,

    watch: (id: string, changed: (draft: Draft | undefined) => void) => observeQuery(() => load(id), changed),
  };
}
