/** The samples that the figures of the profile count, loaded once per build. */
import { getSampleCards } from '@/features/business-cards/samples.ts';
import { loadSamples } from '@/features/campaigns/list/samples.ts';
import { getBuyerInputs } from '@/features/community/buyer-inputs.ts';
import { getSamplePosts } from '@/features/community/posts.ts';
import { getSampleRegistrations } from '@/features/registrations/registrations.ts';
import { memoizeContent } from '@/lib/memoize.ts';
import type { CountedSamples } from './counts.ts';

export const getCountedSamples = memoizeContent(async (): Promise<CountedSamples> => {
  const [inputs, posts, registrations, { requested, received }, { rows, cards }] = await Promise.all([
    getBuyerInputs(),
    getSamplePosts(),
    getSampleRegistrations(),
    getSampleCards(),
    loadSamples(),
  ]);
  return {
    inputs: inputs.length,
    posts: posts.length,
    registrations: registrations.length,
    requests: requested.map(({ person }) => person.id),
    cards: received.map(({ person, isNew }) => ({ id: person.id, isNew })),
    keywords: rows.length,
    campaigns: cards.length,
  };
});
