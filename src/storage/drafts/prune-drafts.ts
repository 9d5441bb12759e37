/** Deletes drafts that visitors abandoned. */
import type { Database } from '../database.ts';
import { reconcileFiles } from '../file-owners.ts';
import { getDraftOwner } from '../tables/files.ts';

/** Milliseconds after which an abandoned draft is deleted. */
export const DRAFT_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** Returns the tab that a draft belongs to; undefined for shared drafts. */
export const getTab = (id: string): string | undefined => /@([^@]*)$/.exec(id)?.[1];

/** Deletes abandoned drafts, and files of drafts that do not exist. */
export async function pruneDrafts(database: Database, openTabs: ReadonlySet<string>, at: number): Promise<void> {
  const old = await database.drafts
    .where('at')
    .below(at - DRAFT_LIFETIME_MS)
    .primaryKeys();
  await database.drafts.bulkDelete(old.filter((id) => !openTabs.has(getTab(id) ?? '')));
  // An open tab may own a file that its draft does not name yet. Without locks any tab may be open, so all files
  // stay.
  if (openTabs.has('')) return;
  const owners = (await database.files.orderBy('owner').uniqueKeys()).map(String);
  const closed = owners.filter((owner) => owner.startsWith(getDraftOwner('')) && !openTabs.has(getTab(owner) ?? ''));
  await reconcileFiles(database, closed);
}
