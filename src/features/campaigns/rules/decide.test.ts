import { describe, expect, test } from 'vitest';
import type { CampaignState } from '@/lib/campaign-rules.ts';
import { createCampaign } from '@/storage/testing/campaign.ts';
import type { Campaign } from '@/storage/schemas/campaign.ts';
import { getAccount, toReserveKey } from './account.ts';
import { decide, getState, type Action } from './decide.ts';

/** Noon on the visitor's clock. */
const toNoon = (day: string) => Date.parse(`${day}T12:00`);
const NOW = toNoon('2026-11-21');
const NOTES = { reserve: 'r', click: 'c', release: 'b' };

const createReservation = ({ id, budget }: Campaign) =>
  ({ key: toReserveKey(id), id: 'TX-261121-0001', kind: 'reserve', amount: budget, note: '', at: NOW }) as const;

const decideStarted = (campaign: Campaign, action: Action, now = NOW) =>
  decide(campaign, getAccount([createReservation(campaign)], campaign.id), action, NOTES, now);
const decideDraft = (campaign: Campaign, action: Action, now = NOW) =>
  decide(campaign, getAccount([], campaign.id), action, NOTES, now);

describe('the last day', () => {
  const campaign = createCampaign({ state: 'running', until: '2026-11-21' });
  test.each([
    ['2026-11-20', 'running'],
    ['2026-11-21', 'running'],
    ['2026-11-22', 'ended'],
  ])('%s: the state is %s', (day, state) => {
    expect(getState(campaign, getAccount([createReservation(campaign)], campaign.id), toNoon(day))).toBe(state);
  });

  test('in the past refuses to start', () => {
    const draft = createCampaign({ until: '2026-11-20' });
    expect(decideDraft(draft, { type: 'start' })).toEqual({ error: 'last-day-passed' });
    expect(decideDraft({ ...draft, until: '2026-11-21' }, { type: 'start' })).toHaveProperty('bookings.0.amount', 6000);
  });

  test('that passed releases what is left', () => {
    expect(decideStarted(campaign, { type: 'settle' }, toNoon('2026-11-22'))).toMatchObject({
      campaign: { state: 'ended', ended: { reason: 'date' } },
      bookings: [{ kind: 'release', amount: 6000 }],
    });
  });
});

describe('a bid', () => {
  test.each([
    [6000, true],
    [6001, false],
    [0, false],
    [0.5, false],
  ])('of %s cents for a budget of 6000: %s', (bid, isAllowed) => {
    expect('campaign' in decideDraft(createCampaign(), { type: 'setBid', bid })).toBe(isAllowed);
  });
});

test.each<[CampaignState, Action, CampaignState]>([
  ['running', { type: 'pause' }, 'paused'],
  ['paused', { type: 'resume' }, 'running'],
  ['running', { type: 'stop' }, 'ended'],
])('the state of a campaign that is %s has its own time: %j', (before, action, state) => {
  const campaign = createCampaign({ state: before });
  expect(decideStarted(campaign, action)).toMatchObject({ campaign: { state, stateAt: NOW, at: campaign.at } });
});

test.each<[CampaignState, Action]>([
  ['running', { type: 'start' }],
  ['running', { type: 'resume' }],
  ['paused', { type: 'pause' }],
])('a second press changes nothing in a campaign that is %s: %j', (state, action) => {
  const campaign = createCampaign({ state });
  expect(decideStarted(campaign, action)).toEqual({ campaign, bookings: [] });
});

test('a click that leaves less than a bid ends the campaign and releases the rest', () => {
  const campaign = createCampaign({ state: 'running', budget: 100, bid: 60 });
  const decision = decideStarted(campaign, { type: 'click', keyword: 'abaya', impression: '1' });
  expect(decision).toMatchObject({
    campaign: { state: 'ended', ended: { reason: 'fund' } },
    bookings: [
      { kind: 'release', amount: 60 },
      { kind: 'spend', amount: 60 },
      { kind: 'release', amount: 40 },
    ],
  });
});

test.each<[Campaign['state'], Action['type'][]]>([
  ['running', ['start', 'pause', 'resume', 'stop', 'settle', 'show', 'click', 'setBid']],
  ['paused', ['pause', 'resume', 'stop', 'settle', 'setBid']],
  ['ended', ['settle']],
])('a %s campaign allows %s', (state, allowed) => {
  const actions: Action[] = [
    ...(['start', 'pause', 'resume', 'stop', 'settle'] as const).map((type) => ({ type })),
    { type: 'show', keyword: 'abaya' },
    { type: 'click', keyword: 'abaya', impression: '1' },
    { type: 'setBid', bid: 50 },
  ];
  const campaign = createCampaign({ state });
  const possible = actions.filter((action) => 'campaign' in decideStarted(campaign, action)).map(({ type }) => type);
  expect(possible.toSorted()).toEqual(allowed.toSorted());
});
