/** Deleting a campaign that was not started, on the real tables. */
import { expect, test } from 'vitest';
import { getDraftId } from '@/forms/model/draft-id.ts';
import { createCampaign } from '@/storage/testing/campaign.ts';
import { createRecordInput, createTestProfile, openTab } from '@/storage/testing/profile.ts';
import type { Campaign } from '@/storage/schemas/campaign.ts';
import { createUserData } from '@/storage/user-data.ts';
import { createCampaigns } from './campaigns.ts';

const OPTIONS = { opening: [], getNotes: () => ({ reserve: 'r', click: 'c', release: 'b' }) };

/** Opens the tables with a campaign, its record, changes of it that were not submitted, and another form's draft. */
async function openWithCampaign(changes: Partial<Campaign> = {}) {
  const database = await openTab(createTestProfile());
  const { drafts, records } = createUserData(database);
  const campaigns = createCampaigns(database, OPTIONS);
  const campaign = await campaigns.put(createCampaign(changes));
  await records.submit(createRecordInput(1, { id: campaign.record, action: 'campaign' }), {
    delivery: { state: 'saved', tries: 0 },
  });
  await drafts.save(`${getDraftId('campaign', campaign)}@tab`, { headline: 'Other' });
  await drafts.save(`${getDraftId('campaign')}@tab`, { headline: 'New' });
  const count = async () => [
    (await campaigns.list()).length,
    (await records.list()).length,
    await database.drafts.count(),
  ];
  return { campaigns, campaign, records, count };
}

test('deletes the draft, its record and its changes, and nothing else', async () => {
  const { campaigns, campaign, records, count } = await openWithCampaign();
  expect(await campaigns.removeDraft(campaign.id, records.removeUnsent)).toBe(true);
  expect(await count()).toEqual([0, 0, 1]);
});

test('leaves a campaign that another tab has started', async () => {
  const { campaigns, campaign, records, count } = await openWithCampaign({ state: 'running' });
  expect(await campaigns.removeDraft(campaign.id, records.removeUnsent)).toBe(false);
  expect(await count()).toEqual([1, 1, 2]);
});

test('deletes nothing when a part of it cannot be deleted', async () => {
  const { campaigns, campaign, count } = await openWithCampaign();
  const fail = () => Promise.reject(new DOMException('', 'UnknownError'));
  await expect(campaigns.removeDraft(campaign.id, fail)).rejects.toThrow();
  expect(await count()).toEqual([1, 1, 2]);
});
