import { describe, expect, test } from 'vitest';
import { createCampaign } from '@/storage/testing/campaign.ts';
import { toReserveKey } from '../rules/account.ts';
import { findKeyword, findRunning, isWithinReach, MAX_ADS, selectAds } from './select-ads.ts';

const MUSCAT = { latitude: 23.588, longitude: 58.3829 };
/** About 140 km from Muscat by air. */
const NIZWA = { latitude: 22.9333, longitude: 57.5333 };
const NOW = Date.parse('2026-11-21T12:00');
const DAY_MS = 86_400_000;

describe('a keyword', () => {
  test.each([
    ['abaya', 'abaya', true],
    ['abaya', 'Black ABAYAS and one Abaya', true],
    ['abaya', 'abayas', false],
    ['winter fashion', 'fashion for winter', true],
    ['winter fashion', 'winter', false],
    ['café', 'cafe', true],
    // Spelling variants of Arabic, with the article.
    ['عباءة', 'العباءه', true],
    ['5kg', '٥ kg', true],
    ['abaya', '', false],
    // Only signs: it has no word, so it fits nothing.
    ['!', 'abaya', false],
  ])('%s fits “%s”: %s', (keyword, text, fits) => {
    expect(findKeyword([keyword], [text])).toBe(fits ? keyword : undefined);
  });

  test('needs all of its words in one text', () => {
    expect(findKeyword(['winter fashion'], ['winter', 'fashion'])).toBeUndefined();
  });

  test('with more words is preferred, then the earlier one', () => {
    expect(findKeyword(['abaya', 'black abaya', 'abaya gold'], ['black abaya gold'])).toBe('black abaya');
  });
});

describe('the distance', () => {
  test.each([
    [20, MUSCAT, true],
    [90, NIZWA, false],
    [500, NIZWA, true],
  ])('of %s km reaches %o: %s', (km, place, isReached) => {
    expect(isWithinReach(createCampaign({ km }), place)).toBe(isReached);
  });

  test('includes its border', () => {
    const north = { ...MUSCAT, latitude: MUSCAT.latitude + 90 / 111.2 };
    expect(isWithinReach(createCampaign({ km: 90 }), north)).toBe(true);
    expect(isWithinReach(createCampaign({ km: 89 }), north)).toBe(false);
  });
});

test('only running campaigns are shown: not drafts, paused or ended ones', () => {
  const campaigns = (['draft', 'running', 'paused', 'ended'] as const).map((state, index) =>
    createCampaign({ id: `00000000-0000-4000-8000-00000000000${index}`, state }),
  );
  const entries = campaigns.slice(1).map(({ id, budget }) => ({
    ...{ key: toReserveKey(id), id: 'TX-261121-0001', kind: 'reserve' as const },
    ...{ amount: budget, note: '', at: NOW },
  }));
  expect(findRunning({ campaigns, entries }, NOW)).toEqual([campaigns[1]]);
  const [, running] = campaigns;
  const until = running ? [{ ...running, until: '2026-11-21' }] : [];
  expect(findRunning({ campaigns: until, entries }, NOW)).toHaveLength(1);
  expect(findRunning({ campaigns: until, entries }, NOW + DAY_MS)).toEqual([]);
  // Less than a bid is left.
  expect(findRunning({ campaigns: running ? [{ ...running, bid: 6001 }] : [], entries }, NOW)).toEqual([]);
});

test('the highest bids are shown, of equal ones the newest', () => {
  const bids = [10, 40, 30, 40].map((bid, createdAt) => createCampaign({ bid, createdAt }));
  const audience = { texts: ['abaya'], place: MUSCAT };
  const ads = selectAds(bids, audience);
  expect(ads).toHaveLength(MAX_ADS);
  expect(ads.map(({ campaign: { bid, createdAt } }) => [bid, createdAt])).toEqual([
    [40, 3],
    [40, 1],
    [30, 2],
  ]);
  expect(selectAds(bids, { ...audience, texts: ['honey'] })).toEqual([]);
  expect(selectAds(bids, { ...audience, place: NIZWA })).toEqual([]);
});
