import { makeId } from '@/lib/make-id.ts';
import { getFileTables } from '@/storage/file-owners.ts';
import { openStorage, openUserData } from '@/storage/open.ts';
import { LOCAL_DELIVERY } from '@/storage/outbox/initial-delivery.ts';
import type { Campaign } from '@/storage/schemas/campaign.ts';
import type { Campaigns } from '../rules/campaigns.ts';
import { withBid } from '../rules/record-bid.ts';
import { copyRecord, createCampaignNumber } from './copy-record.ts';

/**
 * Adds a draft with the values of a campaign, and a record of its own that is sent when it starts, in one transaction. Returns
 * the draft, or undefined when there is no such campaign.
 * @param newId id of the draft. If there is one with this id, it is the duplicate: another press has made it.
 */
export async function duplicateCampaign(
  campaigns: Campaigns,
  id: string,
  newId = makeId(),
): Promise<Campaign | undefined> {
  const [{ database }, { records }] = await Promise.all([openStorage(), openUserData()]);
  return database.transaction('rw', getFileTables(database), async () => {
    const earlier = await campaigns.get(newId);
    if (earlier) return earlier;
    const before = await campaigns.get(id);
    if (!before) return undefined;
    const { ended: _ended, stateAt: _stateAt, ...copy } = before;
    const now = new Date();
    const number = createCampaignNumber(newId, now);
    const at = now.getTime();
    const original = await records.get(before.record);
    if (original) {
      await records.submit(copyRecord(withBid(original, before.bid), newId, now), { delivery: LOCAL_DELIVERY });
    }
    const record = original ? newId : before.record;
    return campaigns.put({
      ...copy,
      ...{ id: newId, number, record, state: 'draft', impressions: {}, createdAt: at, at },
    });
  });
}
