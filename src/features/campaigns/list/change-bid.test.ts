import { expect, test } from 'vitest';
import { getDraftId } from '@/forms/model/draft-id.ts';
import type { Delivery } from '@/storage/schemas/stored-record.ts';
import { createCampaign } from '@/storage/testing/campaign.ts';
import { openNewPageForEachTest } from '@/storage/testing/open-new-page.ts';
import { createRecordInput, getId } from '@/storage/testing/profile.ts';
import { toOpeningKey } from '@/features/wallet/ledger/sums.ts';
import { createCampaigns } from '../rules/campaigns.ts';
import { toBase } from '../rules/record-bid.ts';

const BID = { name: 'bid', label: 'Max bidding amount', kind: 'money', value: 40, text: '$0.40 a click' };
const OPENING = [
  { key: toOpeningKey('a'), id: 'TX-260920-0001', kind: 'opening' as const, amount: 9000, note: 'a', at: 1 },
];
const QUEUED: Delivery = { state: 'queued', tries: 0, next: 1 };
const DELIVERED: Delivery = { state: 'delivered', tries: 1, deliveredAt: 2 };

openNewPageForEachTest();

/** Opens a page with a draft and its record. */
async function openPage() {
  const [{ changeBid }, { openStorage, openUserData }] = await Promise.all([
    import('./change-bid.ts'),
    import('@/storage/open.ts'),
  ]);
  const [{ database }, { drafts, records }] = await Promise.all([openStorage(), openUserData()]);
  const campaigns = createCampaigns(database, {
    opening: OPENING,
    getNotes: () => ({ reserve: 'r', click: 'c', release: 'b' }),
    createDelivery: () => QUEUED,
  });
  const record = createRecordInput(1, { action: 'campaign', answers: [BID], withheld: ['street'] });
  await records.submit(record, { delivery: { state: 'saved', tries: 0 } });
  const { id } = await campaigns.put(createCampaign({ record: record.id }));
  const change = (bid: number) => changeBid(campaigns, id, bid);
  const listBids = async () => (await records.list()).map(({ answers }) => answers[0]?.text);
  return { campaigns, change, database, drafts, id, listBids, records };
}

test('the bid of a draft waits for its start', async () => {
  const { change, listBids } = await openPage();
  expect(await change(80)).toMatchObject({ campaign: { bid: 80 } });
  expect(await listBids()).toEqual(['$0.40 a click']);
});

test('the bid of a started campaign is in the record that waits to be sent', async () => {
  const { campaigns, change, id, listBids, records } = await openPage();
  await campaigns.act(id, { type: 'start' });
  await change(80);
  expect(await listBids()).toEqual(['$0.80 a click']);
  expect(await records.get(getId(1))).toMatchObject({ delivery: QUEUED });
});

test('once the record was sent, the bid is sent in a new one about the campaign', async () => {
  const { campaigns, change, database, id, listBids, records } = await openPage();
  await campaigns.act(id, { type: 'start' });
  await database.records.update(getId(1), { delivery: DELIVERED });
  await change(80);
  expect(await listBids()).toEqual(['$0.80 a click', '$0.40 a click']);
  const [sent] = await records.list();
  expect(sent).toMatchObject({ about: { kind: 'campaign', id }, delivery: QUEUED, withheld: ['street'] });
  expect(await campaigns.get(id)).toMatchObject({ bid: 80, record: sent?.id });
  expect((await records.get(getId(1)))?.number).not.toBe(sent?.number);
});

test('a bid that is saved twice is sent once, also when it was delivered in between', async () => {
  const { campaigns, change, database, id, listBids, records } = await openPage();
  await campaigns.act(id, { type: 'start' });
  await database.records.update(getId(1), { delivery: DELIVERED });
  await change(80);
  const [sent] = await records.list();
  await database.records.update(sent?.id ?? '', { delivery: DELIVERED });
  expect(await change(80)).toMatchObject({ campaign: { bid: 80 } });
  expect(await listBids()).toEqual(['$0.80 a click', '$0.40 a click']);
});

test.each([QUEUED, DELIVERED])('changes that were not submitted start from the new bid: %j', async (delivery) => {
  const { campaigns, change, database, drafts, id } = await openPage();
  await campaigns.act(id, { type: 'start' });
  await database.records.update(getId(1), { delivery });
  const slot = getDraftId('campaign', { id });
  const before = { bid: '0.40', base: toBase({ record: getId(1), bid: 40 }) };
  await drafts.save(`${slot}@current`, before);
  await drafts.save(`${slot}@older`, { ...before, base: 'older' });
  await change(80);
  const { record = '' } = (await campaigns.get(id)) ?? {};
  expect(await drafts.get(`${slot}@current`)).toMatchObject({
    values: { bid: '0.80', base: toBase({ record, bid: 80 }) },
  });
  expect(await drafts.get(`${slot}@older`)).toMatchObject({ values: { bid: '0.80', base: 'older' } });
});

test('a bid that is not possible changes nothing', async () => {
  const { campaigns, change, id, listBids } = await openPage();
  await campaigns.act(id, { type: 'start' });
  expect(await change(7000)).toEqual({ error: 'invalid-bid' });
  expect(await listBids()).toEqual(['$0.40 a click']);
});
