/** Drafts: values that visitors entered and have not submitted. */
import type { Database } from '../database.ts';
import { getFileTables, releaseFile, reconcileFiles } from '../file-owners.ts';
import { getDraftOwner } from './files.ts';
import type { Json } from '../schemas/base-schemas.ts';
import { Draft } from '../schemas/draft.ts';
import { withStorageErrors } from '../errors/to-storage-error.ts';
import { ValidatedTable } from './validated-table.ts';
import { observeQuery } from '../observe-query.ts';
import { createDraftRestorer } from '../drafts/restore-draft.ts';
import { toTabDraftId } from '../drafts/tab-id.ts';

/** Returns the functions that read and change drafts. They reject with a `StorageError`. */
export function createDraftTable(database: Database) {
  const drafts = new ValidatedTable(database.drafts, Draft);
  const get = (id: string): Promise<Draft | undefined> => drafts.get(id);

  return withStorageErrors({
    get,

    /**
     * Saves a draft. An existing start time stays.
     * @param changed names of the fields changed since the last save, all by default: the values that another tab
     * stored in the other fields stay
     * @param by id of the tab that saves
     */
    save: (
      id: string,
      values: Readonly<Record<string, Json>>,
      at = Date.now(),
      changed?: readonly string[],
      by?: string,
    ): Promise<Draft> =>
      database.transaction('rw', database.drafts, async () => {
        const before = await get(id);
        const changedEntries = before && changed && Object.entries(values).filter(([key]) => changed.includes(key));
        const merged = changedEntries ? { ...before.values, ...Object.fromEntries(changedEntries) } : { ...values };
        const replaces = before?.replaces;
        return drafts.upsert({
          id,
          values: merged,
          startedAt: before?.startedAt ?? at,
          at,
          ...(replaces && { replaces }),
          ...(by !== undefined && { by }),
        });
      }),

    /** Saves a draft that copies a record. Deleting it loses no work until it is changed. */
    repeat: (
      id: string,
      values: Readonly<Record<string, Json>>,
      record: { id: string },
      at = Date.now(),
    ): Promise<Draft> => drafts.upsert({ id, values: { ...values }, startedAt: at, at, repeats: record.id }),

    /**
     * Deletes a draft, and its files unless another draft, a record, a product or a campaign refers to them.
     * @param tab the tab whose files of a shared draft are deleted; other tabs may go on with theirs
     */
    drop: (id: string, tab = ''): Promise<void> =>
      database.transaction('rw', getFileTables(database), async () => {
        await database.drafts.delete(id);
        await reconcileFiles(database, [id, toTabDraftId(id, tab)].map(getDraftOwner));
      }),

    /** Removes a file from its owner. Deletes it unless another draft, a record, a product or a campaign refers to it. */
    releaseFile: (id: string, owner: string): Promise<void> =>
      database.transaction('rw', getFileTables(database), () => releaseFile(database, id, owner)),

    ...createDraftRestorer(database),

    /** Calls back with all drafts of a form, of any tab and subject. */
    watchForm: (form: string, changed: (drafts: Draft[]) => void) =>
      observeQuery(
        async () => drafts.parseAll(await database.drafts.where('id').startsWith(`${form}:`).toArray()),
        changed,
      ),

    watch: (id: string, changed: (draft: Draft | undefined) => void) => observeQuery(() => get(id), changed),
  });
}
