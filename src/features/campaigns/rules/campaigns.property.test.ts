/** Campaigns on the real tables: any order of actions, days, imports and two tabs. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Database } from '@/storage/database.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { createCampaign } from '@/storage/testing/campaign.ts';
import { createRecordInput, createTestProfile, openTab } from '@/storage/testing/profile.ts';
import { createUserData } from '@/storage/user-data.ts';
import { exportData } from '@/storage/transfer/export.ts';
import { importData } from '@/storage/transfer/import.ts';
import { createLedger } from '@/features/wallet/ledger/ledger.ts';
import { getBalance, toOpeningKey } from '@/features/wallet/ledger/sums.ts';
import { createPropertyOptions } from '@/lib/testing/property-options.ts';
import { getAccount } from './account.ts';
import { createCampaigns, type Campaigns } from './campaigns.ts';
import { getState, type Action } from './decide.ts';

const OPENING: LedgerEntry[] = [
  { key: toOpeningKey('a'), id: 'TX-260920-0001', kind: 'opening', amount: 400, note: 'a', at: 1 },
];
const OPTIONS = { opening: OPENING, getNotes: () => ({ reserve: 'r', click: 'c', release: 'b' }) };
const BUDGETS = [60, 250];
const START = Date.UTC(2026, 10, 21, 8);
const DAY_MS = 86_400_000;

const CAMPAIGNS = BUDGETS.map((budget, position) =>
  createCampaign({
    id: `00000000-0000-4000-8000-00000000000${position}`,
    record: `00000000-0000-4000-8000-00000000000${position}`,
    budget,
    bid: 20,
    ...(position === 1 && { until: '2026-11-23' }),
  }),
);

type Step =
  | { type: 'act'; tab: 0 | 1 | 2; campaign: number; action: Action }
  | { type: 'nextDay' }
  | { type: 'import'; from: 0 | 2; to: 0 | 2 }
  | { type: 'withdraw'; tab: 0 | 1 | 2; amount: number; key: string };

const action: fc.Arbitrary<Action> = fc.oneof(
  ...(['start', 'pause', 'resume', 'stop', 'settle'] as const).map((type) => fc.constant({ type })),
  { weight: 2, arbitrary: fc.record({ type: fc.constant('setBid' as const), bid: fc.integer({ min: 0, max: 80 }) }) },
  {
    weight: 12,
    arbitrary: fc.record({
      type: fc.constant('click' as const),
      keyword: fc.constantFrom('abaya', 'winter fashion', 'a:b%'),
      // Few impressions, so that they repeat.
      impression: fc.integer({ min: 1, max: 9 }).map(String),
    }),
  },
);

/** Tabs 0 and 1 share a browser; 2 is another browser. */
const tab = fc.constantFrom(0 as const, 1 as const, 2 as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ type: fc.constant('act' as const), tab, campaign: fc.nat(1), action }) },
  { weight: 1, arbitrary: fc.constant({ type: 'nextDay' as const }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Step>({ type: 'import', from: 0, to: 2 }, { type: 'import', from: 2, to: 0 }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('withdraw' as const),
      tab,
      amount: fc.integer({ min: 1, max: 300 }),
      key: fc.uuid(),
    }),
  },
);

/** Checks what must hold in every browser at any time. */
async function expectConsistent(database: Database, now: number): Promise<void> {
  const entries = await createLedger(database, OPENING).list();
  const campaigns = await createCampaigns(database, OPTIONS).list();
  let setAside = 0;
  for (const campaign of campaigns) {
    const account = getAccount(entries, campaign.id);
    const { reserved, spent, released, remaining } = account;
    expect(reserved).toBe(spent + released + remaining);
    expect(Math.min(spent, released, remaining)).toBeGreaterThanOrEqual(0);
    expect(spent).toBeLessThanOrEqual(campaign.budget);
    expect([...account.results.values()].reduce((sum, result) => sum + result.spent, 0)).toBe(spent);
    if (account.isReleased) expect(remaining).toBe(0);
    const state = getState(campaign, account, now);
    if (state === 'draft') expect(reserved).toBe(0);
    if (state === 'running' || state === 'paused') expect(remaining).toBeGreaterThanOrEqual(campaign.bid);
    setAside += spent + remaining;
  }
  // The balance knows nothing but what campaigns hold or spent.
  const others = entries.filter(({ key }) => !key.startsWith('campaign:'));
  expect(getBalance(entries)).toBe(getBalance(others) - setAside);
}

async function openBrowsers() {
  const profile = createTestProfile();
  const databases = [await openTab(profile), await openTab(profile), await openTab(createTestProfile())] as const;
  for (const database of [databases[0], databases[2]]) await database.campaigns.bulkPut(CAMPAIGNS);
  const tabs = databases.map((database) => createCampaigns(database, OPTIONS)) as unknown as readonly [
    Campaigns,
    Campaigns,
    Campaigns,
  ];
  return { databases, tabs };
}

/** Called after each step. */
type StepCheck = (databases: readonly Database[], now: number) => Promise<void>;

/** Gives a click an impression of its browser. Their ids are unique, so two browsers never count the same one. */
const addOwnImpression = (action: Action, browser: 0 | 2): Action =>
  action.type === 'click' ? { ...action, impression: `${browser}-${action.impression}` } : action;

/** @param isStarted whether both browsers start with running campaigns, so that they soon disagree */
async function run(isStarted: boolean, steps: readonly Step[], afterStep: StepCheck) {
  const { databases, tabs } = await openBrowsers();
  let now = START;
  for (const { id } of isStarted ? CAMPAIGNS : [])
    for (const browser of [tabs[0], tabs[2]]) await browser.act(id, { type: 'start' }, now);
  for (const one of steps) {
    now += 1;
    if (one.type === 'nextDay') now += DAY_MS;
    if (one.type === 'act') {
      const action = addOwnImpression(one.action, one.tab === 2 ? 2 : 0);
      await tabs[one.tab].act(CAMPAIGNS[one.campaign]?.id ?? '', action, now);
    }
    if (one.type === 'import') await importData(databases[one.to], await exportData(databases[one.from], now));
    if (one.type === 'withdraw')
      await createLedger(databases[one.tab], OPENING).book({ ...one, kind: 'withdraw', note: 'n' }, undefined, now);
    await afterStep(databases, now);
  }
  return { databases, tabs, now };
}

test('what is reserved is spent, released or left, after any steps in two browsers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 10, maxLength: 30 }), async (isStarted, steps) => {
      const { databases } = await run(isStarted, steps, async ([one, , other], now) => {
        if (one) await expectConsistent(one, now);
        if (other) await expectConsistent(other, now);
      });
      for (const database of databases) database.close();
    }),
    createPropertyOptions(60),
  );
});

test('two tabs at the same time spend no more than the budget, and a click once', async () => {
  const { databases, tabs } = await openBrowsers();
  const id = CAMPAIGNS[0]?.id ?? '';
  await tabs[0].act(id, { type: 'start' }, START);
  const click = (at: number, impression: number) =>
    tabs[at % 2 === 0 ? 0 : 1].act(id, { type: 'click', keyword: 'abaya', impression: String(impression) }, START);
  await Promise.all(Array.from({ length: 12 }, (_, at) => click(at, at >> 1)));
  const account = getAccount(await createLedger(databases[0], OPENING).list(), id);
  expect(account).toMatchObject({ reserved: 60, spent: 60, released: 0, remaining: 0, clicks: 3 });
  expect((await tabs[1].get(id))?.ended).toEqual({ at: START, reason: 'fund' });
});

test('after all campaigns ended, nothing is left aside', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const { databases, tabs, now } = await run(true, steps, () => Promise.resolve());
      for (const { id } of CAMPAIGNS) await tabs[0].act(id, { type: 'stop' }, now);
      await tabs[0].settle(now);
      const entries = await createLedger(databases[0], OPENING).list();
      for (const { id } of CAMPAIGNS) expect(getAccount(entries, id).remaining).toBe(0);
      for (const database of databases) database.close();
    }),
    createPropertyOptions(40),
  );
});

test('a balance that is too small leaves a draft', async () => {
  const { databases, tabs } = await openBrowsers();
  const [database] = databases;
  const id = CAMPAIGNS[1]?.id ?? '';
  await createLedger(database, OPENING).book({ key: 'w', kind: 'withdraw', amount: 200, note: '' });
  expect(await tabs[0].act(id, { type: 'start' }, START)).toEqual({ error: 'insufficient-balance' });
  expect((await tabs[0].get(id))?.state).toBe('draft');
});

test('a failed write changes neither the campaign nor the ledger', async () => {
  const { databases, tabs } = await openBrowsers();
  const [database] = databases;
  const id = CAMPAIGNS[0]?.id ?? '';
  database.campaigns.hook('updating', () => {
    throw new Error('no space');
  });
  await expect(tabs[0].act(id, { type: 'start' }, START)).rejects.toThrow();
  expect(await database.ledger.count()).toBe(0);
  expect((await tabs[0].get(id))?.state).toBe('draft');
});

describe('the record of a campaign', () => {
  const [campaign] = CAMPAIGNS;
  const queue = { ...OPTIONS, createDelivery: (next: number) => ({ state: 'queued', tries: 0, next }) as const };

  async function openWithRecord(withheld?: string[]) {
    const [, , database] = (await openBrowsers()).databases;
    const id = campaign?.record ?? '';
    const record = createRecordInput(1, { id, action: 'campaign', ...(withheld && { withheld }) });
    const { records } = createUserData(database);
    await records.submit(record, { delivery: { state: 'saved', tries: 0 } });
    const campaigns = createCampaigns(database, queue);
    const getDelivery = async () => (await records.get(id))?.delivery;
    return { campaigns, getDelivery, database };
  }

  test('is queued when the campaign starts, and only once', async () => {
    const { campaigns, getDelivery, database } = await openWithRecord(['street']);
    const id = campaign?.id ?? '';
    await campaigns.act(id, { type: 'setBid', bid: 30 }, START);
    expect(await getDelivery()).toEqual({ state: 'saved', tries: 0 });
    await campaigns.act(id, { type: 'start' }, START);
    expect(await getDelivery()).toEqual({ state: 'queued', tries: 0, next: START });
    await database.records.update(campaign?.record ?? '', { delivery: { state: 'delivered', tries: 1 } });
    await campaigns.act(id, { type: 'pause' }, START);
    await campaigns.sendRecord(campaign?.record ?? '', START);
    expect(await getDelivery()).toEqual({ state: 'delivered', tries: 1 });
  });

  test('stays on the device when the campaign cannot start', async () => {
    const { campaigns, getDelivery, database } = await openWithRecord(['street']);
    await createLedger(database, OPENING).book({ key: 'w', kind: 'withdraw', amount: 390, note: '' });
    expect(await campaigns.act(campaign?.id ?? '', { type: 'start' }, START)).toHaveProperty('error');
    expect(await getDelivery()).toEqual({ state: 'saved', tries: 0 });
  });

  test('is undone with the campaign, and what was set aside comes back', async () => {
    const { campaigns, database } = await openWithRecord(['street']);
    const { records } = createUserData(database);
    const id = campaign?.id ?? '';
    await campaigns.act(id, { type: 'start' }, START);
    expect(await campaigns.undo(id, (record) => records.undo(record), START)).toBe('undone');
    expect(await campaigns.get(id)).toBeUndefined();
    expect(await records.get(campaign?.record ?? '')).toBeUndefined();
    const entries = await createLedger(database, OPENING).list();
    expect(getBalance(entries)).toBe(getBalance(OPENING));
    expect(getAccount(entries, id)).toMatchObject({ isReleased: true, spent: 0, remaining: 0 });
  });

  test('that was sent cannot be undone, and the campaign runs on', async () => {
    const { campaigns, database } = await openWithRecord(['street']);
    const { records } = createUserData(database);
    const id = campaign?.id ?? '';
    await campaigns.act(id, { type: 'start' }, START);
    await database.records.update(campaign?.record ?? '', { delivery: { state: 'delivered', tries: 1 } });
    expect(await campaigns.undo(id, (record) => records.undo(record), START)).toBe('too-late');
    expect((await campaigns.get(id))?.state).toBe('running');
  });

  test.each<[string, Action]>([
    ['was clicked', { type: 'click', keyword: 'abaya', impression: '1' }],
    ['has ended', { type: 'stop' }],
  ])('cannot be undone once the campaign %s', async (_name, action) => {
    const { campaigns, database } = await openWithRecord(['street']);
    const { records } = createUserData(database);
    const id = campaign?.id ?? '';
    await campaigns.act(id, { type: 'start' }, START);
    expect(await campaigns.act(id, action, START)).not.toHaveProperty('error');
    const entries = await database.ledger.count();
    expect(await campaigns.undo(id, (record) => records.undo(record), START)).toBe('changed');
    expect(await campaigns.get(id)).toBeDefined();
    expect(await records.get(id)).toBeDefined();
    expect(await database.ledger.count()).toBe(entries);
  });

  test('stays on the device when it does not say which answers are personal', async () => {
    const { campaigns, getDelivery } = await openWithRecord();
    await campaigns.act(campaign?.id ?? '', { type: 'start' }, START);
    expect(await getDelivery()).toEqual({ state: 'saved', tries: 0 });
  });
});
