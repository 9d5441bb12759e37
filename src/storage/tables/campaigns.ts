/** Campaigns of the visitor. Their rules are in `features/campaigns`. */
import type { Database } from '../database.ts';
import { getFileTables, reconcileFiles } from '../file-owners.ts';
import { setAdsFlag } from '../ads-flag.ts';
import { Campaign } from '../schemas/campaign.ts';
import { getCampaignOwner } from './files.ts';
import { withStorageErrors } from '../errors/to-storage-error.ts';
import { ValidatedTable } from './validated-table.ts';
import { observeQuery } from '../observe-query.ts';

/** Returns the functions that read and change campaigns. They reject with a `StorageError`. */
export function createCampaignTable(database: Database) {
  const campaigns = new ValidatedTable(database.campaigns, Campaign);

  /** Returns all campaigns, the newest first. */
  const list = async (): Promise<Campaign[]> =>
    campaigns.parseAll(await database.campaigns.orderBy('createdAt').reverse().toArray());

  return withStorageErrors({
    list,
    get: (id: string): Promise<Campaign | undefined> => campaigns.get(id),
    /** Adds a campaign, or replaces the one with the same id. */
    put: (campaign: Campaign): Promise<Campaign> => {
      if (campaign.state === 'running') setAdsFlag(true);
      return campaigns.upsert(campaign);
    },
    /** Removes a campaign and its picture, unless a record or a draft refers to the picture. */
    remove: (id: string): Promise<void> =>
      database.transaction('rw', getFileTables(database), async () => {
        await database.campaigns.delete(id);
        await reconcileFiles(database, [getCampaignOwner(id)]);
      }),
    watch: (onChange: (campaigns: Campaign[]) => void) => observeQuery(list, onChange),
  });
}
