/** Counting on the real tables. */
import { expect, test } from 'vitest';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { createCampaign } from '@/storage/testing/campaign.ts';
import { createTestProfile, openTab } from '@/storage/testing/profile.ts';
import { createLedger } from '@/features/wallet/ledger/ledger.ts';
import { toOpeningKey } from '@/features/wallet/ledger/sums.ts';
import { getAccount } from '../rules/account.ts';
import { createCampaigns } from '../rules/campaigns.ts';
import { createAdCounter } from './count-ads.ts';

const OPENING: LedgerEntry[] = [
  { key: toOpeningKey('a'), id: 'TX-260920-0001', kind: 'opening', amount: 9000, note: 'a', at: 1 },
];

/** Opens a running campaign with a bid of 40 cents. */
async function openRunning() {
  const database = await openTab(createTestProfile());
  const campaigns = createCampaigns(database, {
    opening: OPENING,
    getNotes: () => ({ reserve: 'r', click: 'c', release: 'b' }),
  });
  const campaign = await campaigns.put(createCampaign());
  await campaigns.act(campaign.id, { type: 'start' });
  const read = async () => {
    const { clicks, spent } = getAccount(await createLedger(database, OPENING).list(), campaign.id);
    return { impressions: (await campaigns.get(campaign.id))?.impressions, clicks, spent };
  };
  return { campaigns, ad: { campaign, keyword: 'abaya' }, read };
}

test('an ad is seen once per view', async () => {
  const { campaigns, ad, read } = await openRunning();
  const counter = createAdCounter(campaigns, () => true);
  await Promise.all([counter.countImpression(ad, 'one'), counter.countImpression(ad, 'one')]);
  await counter.countImpression(ad, 'one');
  expect(await read()).toEqual({ impressions: { abaya: 1 }, clicks: 0, spent: 0 });
  await counter.countImpression(ad, 'two');
  expect((await read()).impressions).toEqual({ abaya: 2 });
});

test.each(['constructor', '__proto__'])(
  'the keyword %s is counted, although all objects have a property of this name',
  async (keyword) => {
    const { campaigns, ad, read } = await openRunning();
    const counter = createAdCounter(campaigns, () => true);
    await counter.countImpression({ ...ad, keyword }, 'one');
    await counter.countImpression({ ...ad, keyword }, 'two');
    expect(Object.entries((await read()).impressions ?? {})).toEqual([[keyword, 2]]);
  },
);

test('a click is booked once per impression and costs the bid', async () => {
  const { campaigns, ad, read } = await openRunning();
  const counter = createAdCounter(campaigns, () => true);
  await counter.countImpression(ad, 'one');
  await Promise.all([counter.countClick(ad, 'one'), counter.countClick(ad, 'one')]);
  expect(await read()).toEqual({ impressions: { abaya: 1 }, clicks: 1, spent: 40 });
});

test('a click that is faster than its impression counts both', async () => {
  const { campaigns, ad, read } = await openRunning();
  const counter = createAdCounter(campaigns, () => true);
  await counter.countClick(ad, 'one');
  await counter.countImpression(ad, 'one');
  expect(await read()).toEqual({ impressions: { abaya: 1 }, clicks: 1, spent: 40 });
});

test('a paused campaign counts nothing more', async () => {
  const { campaigns, ad, read } = await openRunning();
  await campaigns.act(ad.campaign.id, { type: 'pause' });
  await createAdCounter(campaigns, () => true).countClick(ad, 'one');
  expect(await read()).toEqual({ impressions: {}, clicks: 0, spent: 0 });
});

test('a browser that a program controls counts nothing', async () => {
  const { campaigns, ad, read } = await openRunning();
  const counter = createAdCounter(campaigns, () => false);
  await counter.countImpression(ad, 'one');
  await counter.countClick(ad, 'one');
  expect(await read()).toEqual({ impressions: {}, clicks: 0, spent: 0 });
});
