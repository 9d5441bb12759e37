import { expect, test } from 'vitest';
import { createCampaign } from '@/storage/testing/campaign.ts';
import { toClickKey, toReserveKey } from '../rules/account.ts';
import { listOwn } from './rows.ts';

const campaign = createCampaign({ state: 'running', keywords: ['constructor'] });
const entry = { id: 'TX-261121-0001', note: '', at: 1 } as const;
const reservation = { ...entry, key: toReserveKey(campaign.id), kind: 'reserve', amount: campaign.budget } as const;

test('a keyword that was never shown has no impressions, also if all objects have a property of this name', () => {
  const { rows } = listOwn([campaign], [reservation], campaign.at);
  expect(rows).toMatchObject([{ keyword: 'constructor', impressions: 0, clicks: 0 }]);
});

test('a click whose key was changed in a file counts under its key, and the others stay as they are', () => {
  const damaged = toClickKey(campaign.id, '', '1').replace('::', ':%E0%A4:');
  const clicks = [damaged, toClickKey(campaign.id, 'date syrup', '2')].map(
    (key) => ({ ...entry, key, kind: 'spend', amount: campaign.bid }) as const,
  );
  const { rows } = listOwn([campaign], [reservation, ...clicks], campaign.at);
  expect(rows.map(({ keyword, clicks: count }) => [keyword, count])).toEqual([
    ['constructor', 0],
    ['%E0%A4', 1],
    ['date syrup', 1],
  ]);
});
