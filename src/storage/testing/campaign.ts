/** Campaigns for tests. */
import type { Campaign } from '../schemas/campaign.ts';

const AT = Date.UTC(2026, 10, 21, 8);

export const createCampaign = (overrides: Partial<Campaign> = {}): Campaign => ({
  id: '00000000-0000-4000-8000-00000000000c',
  number: 'CA-261121-7F3K',
  record: '00000000-0000-4000-8000-00000000000d',
  headline: 'Winter abaya book',
  description: 'Ten designs.',
  keywords: ['abaya', 'winter fashion'],
  place: { id: 'muscat', name: 'Muscat', latitude: 23.588, longitude: 58.3829 },
  km: 90,
  budget: 6000,
  bid: 40,
  state: 'draft',
  impressions: {},
  createdAt: AT,
  at: AT,
  ...overrides,
});
