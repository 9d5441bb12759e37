import { expect, test } from 'vitest';
import type { Draft } from '@/storage/schemas/draft.ts';
import { createCampaign } from '@/storage/testing/campaign.ts';
import { openNewPageForEachTest } from '@/storage/testing/open-new-page.ts';
import { createRecordInput, getId } from '@/storage/testing/profile.ts';

openNewPageForEachTest();

test('a campaign that has ended is not made a draft of the form', async () => {
  const [{ prepareEditing }, { openStorage, openUserData }, { createCampaignTable }] = await Promise.all([
    import('./load-campaign.ts'),
    import('@/storage/open.ts'),
    import('@/storage/tables/campaigns.ts'),
  ]);
  const [{ database }, { records }] = await Promise.all([openStorage(), openUserData()]);
  await records.submit(createRecordInput(1), { delivery: { state: 'saved', tries: 0 } });
  const { id } = await createCampaignTable(database).put(createCampaign({ record: getId(1), state: 'ended' }));
  expect(await prepareEditing('campaign', id)).toMatchObject({ about: { id }, state: 'ended' });
  expect(await database.drafts.count()).toBe(0);
});

test('the form of a campaign starts with the bid of the Adwords List', async () => {
  const [{ prepareEditing }, { openStorage, openUserData }, { createCampaignTable }] = await Promise.all([
    import('./load-campaign.ts'),
    import('@/storage/open.ts'),
    import('@/storage/tables/campaigns.ts'),
  ]);
  const [{ database }, { records }] = await Promise.all([openStorage(), openUserData()]);
  const answers = [{ name: 'bid', label: 'Max bidding amount', kind: 'money', value: 40, text: '$0.40 a click' }];
  await records.submit(createRecordInput(1, { answers }), { delivery: { state: 'saved', tries: 0 } });
  const { id } = await createCampaignTable(database).put(createCampaign({ record: getId(1), bid: 80 }));
  expect(await prepareEditing('campaign', id)).toMatchObject({ about: { id }, state: 'draft' });
  const drafts = (await database.drafts.toArray()) as Draft[];
  expect(drafts.map(({ values }) => values)).toEqual([{ bid: '0.80' }]);
});
