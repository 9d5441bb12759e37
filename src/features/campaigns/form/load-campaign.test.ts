import { expect, test } from 'vitest';
import type { Draft } from '@/storage/schemas/draft.ts';
import { createCampaign } from '@/storage/testing/campaign.ts';
import { openNewPageForEachTest } from '@/storage/testing/open-new-page.ts';
import { collect, createRecordInput, getId } from '@/storage/testing/profile.ts';
import { getCampaignOwner } from '@/storage/tables/files.ts';
import { toBase } from '../rules/record-bid.ts';
import type { CampaignValues } from './load-campaign.ts';

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
  expect(drafts.map(({ values }) => values)).toEqual([{ bid: '0.80', base: toBase({ record: getId(1), bid: 80 }) }]);
});

test('the form of a campaign whose record was deleted starts with what the campaign has, and its picture', async () => {
  const [{ prepareEditing }, { openStorage, openUserData }, { createCampaignTable }] = await Promise.all([
    import('./load-campaign.ts'),
    import('@/storage/open.ts'),
    import('@/storage/tables/campaigns.ts'),
  ]);
  const [{ database }, { files, records }] = await Promise.all([openStorage(), openUserData()]);
  await records.submit(createRecordInput(1), { delivery: { state: 'saved', tries: 0 } });
  const campaign = createCampaign({
    record: getId(1),
    until: '2026-12-24',
    document: { id: 'picture', name: 'abaya.png', type: 'image/png' },
  });
  const blob = new Blob(['png'], { type: 'image/png' });
  await files.put({ id: 'picture', owner: getCampaignOwner(campaign.id), name: 'abaya.png', blob });
  await createCampaignTable(database).put(campaign);
  await records.remove(getId(1));
  await prepareEditing('campaign', campaign.id);
  const drafts = (await database.drafts.toArray()) as Draft[];
  expect(drafts.map(({ values }) => values)).toEqual([
    {
      headline: 'Winter abaya book',
      description: 'Ten designs.',
      keywords: ['abaya', 'winter fashion'],
      place: 'Muscat',
      distance: '90',
      budget: '60.00',
      bid: '0.40',
      run: 'date',
      until: '2026-12-24',
      document: [{ id: 'picture', name: 'abaya.png', type: 'image/png', size: 3 }],
      base: toBase(campaign),
    },
  ]);
});

test('an untouched draft follows a campaign that another tab has changed; what was typed stays', async () => {
  const [{ prepareEditing }, { openStorage, openUserData }, { createCampaignTable }] = await Promise.all([
    import('./load-campaign.ts'),
    import('@/storage/open.ts'),
    import('@/storage/tables/campaigns.ts'),
  ]);
  const [{ database }, { drafts, records }] = await Promise.all([openStorage(), openUserData()]);
  const campaigns = createCampaignTable(database);
  const change = async (number: number, text: string) => {
    const answers = [{ name: 'headline', label: 'Headline', kind: 'text', value: text, text }];
    await records.submit(createRecordInput(number, { answers }), { delivery: { state: 'saved', tries: 0 } });
    return campaigns.put(createCampaign({ record: getId(number) }));
  };
  const prepare = async (id: string) => {
    await prepareEditing('campaign', id);
    return ((await database.drafts.toArray()) as Draft[]).map(({ values }) => values['headline']);
  };
  const { id } = await change(1, 'Honey');
  expect(await prepare(id)).toEqual(['Honey']);
  await change(2, 'Sidr honey');
  expect(await prepare(id)).toEqual(['Sidr honey']);
  const [draft] = (await database.drafts.toArray()) as Draft[];
  await drafts.save(draft?.id ?? '', { ...draft?.values, headline: 'Dates' });
  await change(3, 'Fresh honey');
  expect(await prepare(id)).toEqual(['Dates']);
  // What was typed is compared with what the form is told about the stored campaign.
  const { stored } = (await prepareEditing('campaign', id)) ?? {};
  expect(stored).toMatchObject({ record: getId(3), values: { headline: 'Fresh honey' } });
  expect(draft?.values['base']).toBe(toBase({ record: getId(2), bid: 40 }));
  expect(stored?.values['base']).toBe(toBase({ record: getId(3), bid: 40 }));
});

test('an open form is told about each change of its campaign, also of the bid alone', async () => {
  const [{ openCampaignValues }, { openStorage, openUserData }, { createCampaignTable }] = await Promise.all([
    import('./load-campaign.ts'),
    import('@/storage/open.ts'),
    import('@/storage/tables/campaigns.ts'),
  ]);
  const [{ database }, { records }, watchValues] = await Promise.all([
    openStorage(),
    openUserData(),
    openCampaignValues(),
  ]);
  const answers = [{ name: 'bid', label: 'Max bidding amount', kind: 'money', value: 40, text: '$0.40 a click' }];
  await records.submit(createRecordInput(1, { answers }), { delivery: { state: 'saved', tries: 0 } });
  const campaign = createCampaign({ record: getId(1) });
  const table = createCampaignTable(database);
  await table.put(campaign);
  const waitForBid = (bid: string) =>
    collect<CampaignValues | undefined>(
      (onChange) => watchValues(campaign.id, onChange),
      (stored) => stored?.values['bid'] === bid,
    );
  const before = await waitForBid('0.40');
  const changed = waitForBid('0.80');
  await table.put({ ...campaign, bid: 80 });
  expect((await changed)?.values['base']).not.toBe(before?.values['base']);
});
