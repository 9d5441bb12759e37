import { expect, test } from 'vitest';
import { createCampaign } from '@/storage/testing/campaign.ts';
import { openNewPageForEachTest } from '@/storage/testing/open-new-page.ts';
import { createRecordInput, getId } from '@/storage/testing/profile.ts';
import { createCampaigns } from '../rules/campaigns.ts';

openNewPageForEachTest();

/** Opens a page with one stored campaign and its record. */
async function openPage() {
  const [{ duplicateCampaign }, { openStorage, openUserData }] = await Promise.all([
    import('./duplicate-campaign.ts'),
    import('@/storage/open.ts'),
  ]);
  const [{ database }, { records }] = await Promise.all([openStorage(), openUserData()]);
  const campaigns = createCampaigns(database, {
    opening: [],
    getNotes: () => ({ reserve: 'r', click: 'c', release: 'b' }),
  });
  const answers = [{ name: 'bid', label: 'Max bidding amount', kind: 'money', value: 40, text: '$0.40 a click' }];
  await records.submit(createRecordInput(1, { form: 'campaign', answers }), { delivery: { state: 'saved', tries: 0 } });
  const campaign = await campaigns.put(createCampaign({ record: getId(1), state: 'running' }));
  return { duplicateCampaign, campaigns, campaign, records };
}

test('a duplicate is a draft with a record of its own, which stays on the device', async () => {
  const { duplicateCampaign, campaigns, campaign, records } = await openPage();
  const copy = await duplicateCampaign(campaigns, campaign.id);
  const duplicate = (await campaigns.list()).find(({ id }) => id !== campaign.id);
  expect(copy).toEqual(duplicate);
  expect(duplicate).toMatchObject({ headline: campaign.headline, state: 'draft', impressions: {} });
  expect(await records.get(duplicate?.record ?? '')).toMatchObject({
    number: duplicate?.number,
    delivery: { state: 'saved' },
  });
});

test('the record of a duplicate has the bid that was changed in the list', async () => {
  const { duplicateCampaign, campaigns, campaign, records } = await openPage();
  await campaigns.put({ ...campaign, bid: 80 });
  await duplicateCampaign(campaigns, campaign.id);
  const duplicate = (await campaigns.list()).find(({ id }) => id !== campaign.id);
  expect((await records.get(duplicate?.record ?? ''))?.answers).toMatchObject([{ value: 80, text: '$0.80 a click' }]);
});

test('a second press of one button makes no second duplicate', async () => {
  const { duplicateCampaign, campaigns, campaign, records } = await openPage();
  const duplicate = () => duplicateCampaign(campaigns, campaign.id, getId(2));
  const [copy, again] = await Promise.all([duplicate(), duplicate()]);
  expect(again).toEqual(copy);
  expect([(await campaigns.list()).length, (await records.list()).length]).toEqual([2, 2]);
});

test('nothing is duplicated that is gone', async () => {
  const { duplicateCampaign, campaigns, records } = await openPage();
  expect(await duplicateCampaign(campaigns, getId(2))).toBeUndefined();
  expect([(await campaigns.list()).length, (await records.list()).length]).toEqual([1, 1]);
});

test('without space for the campaign, its record is not stored either', async () => {
  const { duplicateCampaign, campaigns, campaign, records } = await openPage();
  const put = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
  await expect(duplicateCampaign({ ...campaigns, put }, campaign.id)).rejects.toThrow();
  expect([(await campaigns.list()).length, (await records.list()).length]).toEqual([1, 1]);
});
