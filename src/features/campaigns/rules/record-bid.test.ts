/** A bid that was changed in the Adwords List, on the real tables. */
import { expect, test } from 'vitest';
import { getDraftId } from '@/forms/model/draft-id.ts';
import type { Draft } from '@/storage/schemas/draft.ts';
import { createCampaign } from '@/storage/testing/campaign.ts';
import { createRecordInput, createTestProfile, openTab } from '@/storage/testing/profile.ts';
import { createUserData } from '@/storage/user-data.ts';
import { toOpeningKey } from '@/features/wallet/ledger/sums.ts';
import { createCampaigns } from './campaigns.ts';
import { withBid } from './record-bid.ts';

const BID = { name: 'bid', label: 'Max bidding amount', kind: 'money', value: 40, text: '$0.40 a click' };
const CAMPAIGN = createCampaign();
const OPTIONS = {
  opening: [{ key: toOpeningKey('a'), id: 'TX-260920-0001', kind: 'opening' as const, amount: 9000, note: 'a', at: 1 }],
  getNotes: () => ({ reserve: 'r', click: 'c', release: 'b' }),
};

async function openWithCampaign() {
  const database = await openTab(createTestProfile());
  const { drafts, records } = createUserData(database);
  const record = createRecordInput(1, { id: CAMPAIGN.record, action: 'campaign', answers: [BID], withheld: [] });
  await records.submit(record, { delivery: { state: 'saved', tries: 0 } });
  const campaigns = createCampaigns(database, OPTIONS);
  await campaigns.put(CAMPAIGN);
  return { campaigns, database, drafts, records };
}

test('changes the amount of the answer and keeps the unit', () => {
  const headline = { name: 'headline', label: 'Headline', kind: 'text', value: '$0.40', text: '$0.40' };
  expect(withBid({ answers: [headline, BID] }, 80).answers).toEqual([
    headline,
    { ...BID, value: 80, text: '$0.80 a click' },
  ]);
});

test('is in the record with which the campaign starts', async () => {
  const { campaigns, records } = await openWithCampaign();
  await campaigns.act(CAMPAIGN.id, { type: 'setBid', bid: 80 });
  await campaigns.act(CAMPAIGN.id, { type: 'start' });
  expect((await records.get(CAMPAIGN.record))?.answers).toEqual([{ ...BID, value: 80, text: '$0.80 a click' }]);
});

test('is in the changes of the campaign that were not submitted yet, and in no other draft', async () => {
  const { campaigns, database, drafts } = await openWithCampaign();
  const ids = [getDraftId('campaign', CAMPAIGN), getDraftId('campaign')].map((slot) => `${slot}@tab`);
  for (const id of ids) await drafts.save(id, { headline: 'Other', bid: '0.40' }, 1);
  await campaigns.act(CAMPAIGN.id, { type: 'setBid', bid: 80 });
  const rows = (await database.drafts.bulkGet(ids)) as Draft[];
  expect(rows.map(({ values }) => values)).toEqual([
    { headline: 'Other', bid: '0.80' },
    { headline: 'Other', bid: '0.40' },
  ]);
});
