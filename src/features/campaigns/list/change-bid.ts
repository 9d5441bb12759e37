import { makeId } from '@/lib/make-id.ts';
import { ROUTES } from '@/routes.ts';
import { getFileTables } from '@/storage/file-owners.ts';
import { openStorage, openUserData } from '@/storage/open.ts';
import { hasPossiblyArrived } from '@/storage/outbox/delivery-state.ts';
import { LOCAL_DELIVERY } from '@/storage/outbox/initial-delivery.ts';
import type { ActionResult, Campaigns } from '../rules/campaigns.ts';
import { withBid } from '../rules/record-bid.ts';
import { copyRecord } from './copy-record.ts';

/**
 * Changes the bid of a campaign. That of a started one is sent to the operator, as a change in the form is: in the record that
 * waits, or in a new one about the campaign. In one transaction.
 */
export async function changeBid(campaigns: Campaigns, id: string, bid: number): Promise<ActionResult> {
  const [{ database }, { records }] = await Promise.all([openStorage(), openUserData()]);
  return database.transaction('rw', [...getFileTables(database), database.ledger], async (): Promise<ActionResult> => {
    const before = await campaigns.get(id);
    const result = await campaigns.act(id, { type: 'setBid', bid });
    // Another press or another tab has sent this bid.
    if ('error' in result || result.campaign.state === 'draft' || before?.bid === bid) return result;
    const { campaign } = result;
    const record = await records.get(campaign.record);
    // The record of an earlier version does not say which answers stay on the device, so it is never sent.
    if (!record?.withheld) return result;
    if (!hasPossiblyArrived(record.delivery)) {
      await database.records.put(withBid(record, bid));
      return result;
    }
    const copy = copyRecord(withBid(record, bid), makeId(), new Date());
    const about = { kind: 'campaign', id, name: campaign.headline, path: `${ROUTES.adwords}?campaign=${id}` } as const;
    await records.submit({ ...copy, about }, { delivery: LOCAL_DELIVERY });
    const changed = await campaigns.put({ ...campaign, record: copy.id });
    await campaigns.updateDrafts(campaign, changed);
    await campaigns.sendRecord(copy.id, copy.at);
    return { campaign: changed };
  });
}
