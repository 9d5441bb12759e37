/** Rules of campaigns: what may happen in which state, and what it books. Pure. */
import type { CampaignState, EndReason } from '@/lib/campaign-rules.ts';
import { toDay } from '@/lib/dates/days.ts';
import type { Campaign } from '@/storage/schemas/campaign.ts';
import type { Booking } from '@/features/wallet/ledger/rules.ts';
import { toClickKey, toClickReleaseKey, toReleaseKey, toReserveKey, type Account } from './account.ts';

/** Why an action is not possible. `insufficient-balance` comes from the ledger. */
export type ActionError = 'missing' | 'wrong-state' | 'invalid-bid' | 'last-day-passed' | 'insufficient-balance';

export type Action =
  | { type: 'start' }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'stop' }
  | { type: 'setBid'; bid: number }
  /** Ends a campaign whose last day has passed or whose fund is spent. */
  | { type: 'settle' }
  | { type: 'show'; keyword: string }
  | { type: 'click'; keyword: string; impression: string };

/** What each entry of the ledger is for, for people. */
export type Notes = { reserve: string; click: string; release: string };

export type Decision = { campaign: Campaign; bookings: readonly Booking[] } | { error: ActionError };

/** Returns why a campaign that was started must end now, or undefined. */
function findEndReason({ until, bid }: Campaign, account: Account, now: number): EndReason | undefined {
  if (!account.isReserved) return undefined;
  if (account.isReleased) return 'stopped';
  // A fund that does not pay for one more click is spent.
  if (account.remaining < bid) return 'fund';
  return until !== undefined && toDay(new Date(now)) > until ? 'date' : undefined;
}

/** Returns the state of a campaign at a moment, which the stored row gets later. */
export function getState(campaign: Campaign, account: Account, now: number): CampaignState {
  if (campaign.state === 'ended' || findEndReason(campaign, account, now)) return 'ended';
  if (!account.isReserved) return 'draft';
  // An import can bring the reservation of a campaign that is a draft here.
  return campaign.state === 'draft' ? 'paused' : campaign.state;
}

/**
 * Returns whether a campaign is as it was submitted. Only then can it be undone: a change has a record of its own, and a click
 * was paid.
 */
export const isAsSubmitted = (
  { id, record }: Pick<Campaign, 'id' | 'record'>,
  { spent }: Pick<Account, 'spent'>,
  state: CampaignState,
): boolean => id === record && spent === 0 && state !== 'ended';

/** Returns how often the ad of a campaign was seen for a keyword. Ignores inherited properties, such as “constructor”. */
export const getImpressions = ({ impressions }: Pick<Campaign, 'impressions'>, keyword: string): number =>
  Object.hasOwn(impressions, keyword) ? (impressions[keyword] ?? 0) : 0;

/** Returns the bookings that release what is left. */
const releaseRest = ({ id }: Campaign, remaining: number, { release }: Notes): Booking[] =>
  remaining > 0 ? [{ key: toReleaseKey(id), kind: 'release', amount: remaining, note: release }] : [];

/** Decides that a campaign ends, and releases the rest of its budget. */
function endCampaign(campaign: Campaign, account: Account, reason: EndReason, notes: Notes, at: number): Decision {
  return {
    campaign: { ...campaign, state: 'ended', ended: { at, reason }, stateAt: at },
    bookings: account.isReleased ? [] : releaseRest(campaign, account.remaining, notes),
  };
}

/** Decides about a click on a running campaign. It ends the campaign if what is left pays for no further one. */
function decideClick(
  campaign: Campaign,
  account: Account,
  { keyword, impression }: Extract<Action, { type: 'click' }>,
  notes: Notes,
  at: number,
): Decision {
  const { id, bid } = campaign;
  const bookings: Booking[] = [
    { key: toClickReleaseKey(id, keyword, impression), kind: 'release', amount: bid, note: notes.click },
    { key: toClickKey(id, keyword, impression), kind: 'spend', amount: bid, note: notes.click },
  ];
  const remaining = account.remaining - bid;
  if (remaining >= bid) return { campaign, bookings };
  const ended = endCampaign(campaign, { ...account, remaining }, 'fund', notes, at);
  return 'error' in ended ? ended : { ...ended, bookings: [...bookings, ...ended.bookings] };
}

/**
 * Decides about an action.
 * @param account the account of this campaign
 * @param now a moment on the visitor's clock
 */
export function decide(campaign: Campaign, account: Account, action: Action, notes: Notes, now: number): Decision {
  const state = getState(campaign, account, now);
  const isStarted = state === 'running' || state === 'paused';
  const changeTo = (next: CampaignState): Decision => ({
    // Another press or another tab has done it.
    campaign: campaign.state === next ? campaign : { ...campaign, state: next, stateAt: now },
    bookings: [],
  });
  const refuse = (): Decision => ({ error: 'wrong-state' });
  switch (action.type) {
    case 'start': {
      const { id, budget, until } = campaign;
      if (state === 'running') return changeTo('running');
      if (state !== 'draft' || account.isReserved) return refuse();
      if (until !== undefined && until < toDay(new Date(now))) return { error: 'last-day-passed' };
      const reserve: Booking = { key: toReserveKey(id), kind: 'reserve', amount: budget, note: notes.reserve };
      return { campaign: { ...campaign, state: 'running', stateAt: now }, bookings: [reserve] };
    }
    case 'pause':
      return isStarted ? changeTo('paused') : refuse();
    case 'resume':
      return isStarted ? changeTo('running') : refuse();
    case 'stop':
      return isStarted ? endCampaign(campaign, account, 'stopped', notes, now) : refuse();
    case 'setBid': {
      const { bid } = action;
      if (state === 'ended') return refuse();
      const highest = account.isReserved ? account.remaining : campaign.budget;
      if (!Number.isInteger(bid) || bid < 1 || bid > highest) return { error: 'invalid-bid' };
      return { campaign: { ...campaign, bid, at: now }, bookings: [] };
    }
    case 'settle': {
      const reason = campaign.state === 'ended' ? campaign.ended?.reason : findEndReason(campaign, account, now);
      if (!reason) return { campaign, bookings: [] };
      const settled = endCampaign(campaign, account, reason, notes, now);
      // A row that has ended keeps its time; a remainder that an import brought back is released.
      return campaign.state === 'ended' && !('error' in settled) ? { ...settled, campaign } : settled;
    }
    case 'show': {
      if (state !== 'running') return refuse();
      const { keyword } = action;
      const impressions = { ...campaign.impressions, [keyword]: getImpressions(campaign, keyword) + 1 };
      return { campaign: { ...campaign, impressions }, bookings: [] };
    }
    case 'click':
      return state === 'running' ? decideClick(campaign, account, action, notes, now) : refuse();
  }
}
