/**
 * Counts what the visitor's pages list, with the functions that those pages use. Loaded lazily, because visitors without data
 * see the figures of the samples.
 */
import { subscribeCard } from '@/features/business-cards/card/open-card.ts';
import { openThreads, watchCardStates } from '@/features/business-cards/received/received-storage.ts';
import { openAnswers, watchAnswers } from '@/features/business-cards/requested/answers.ts';
import { listOwn } from '@/features/campaigns/list/rows.ts';
import { watchOwnCampaigns } from '@/features/campaigns/watch-own-campaigns.ts';
import { openCampaigns, type CampaignOptions } from '@/features/campaigns/open-campaigns.ts';
import { watchInputCount } from '@/features/community/inputs/own-inputs.ts';
import { openOwnRegistrations, watchRegistrationCount } from '@/features/registrations/own-registrations.ts';
import { openUserData } from '@/storage/open.ts';
import type { Counts, CountedSamples } from './counts.ts';

/** Opens everything that is counted. Rejects when the storage cannot be opened. */
export async function openCounted(campaignOptions: CampaignOptions) {
  const [userData, answers, threads, registrations, campaigns] = await Promise.all([
    openUserData(),
    openAnswers(),
    openThreads(),
    openOwnRegistrations(),
    openCampaigns(campaignOptions),
  ]);
  return { userData, answers, threads, registrations, campaigns };
}

/** Calls back with the counts that are read, now and after each change. Returns the function that unsubscribes. */
export function watchCounts(
  { userData, answers, threads, registrations, campaigns }: Awaited<ReturnType<typeof openCounted>>,
  samples: CountedSamples,
  onChange: (counts: Partial<Counts>) => void,
): () => void {
  const unsubscribers = [
    watchInputCount(samples.inputs, userData, (inputs) => {
      onChange({ inputs });
    }),
    watchRegistrationCount(samples.registrations, registrations, (count) => {
      onChange({ registrations: count });
    }),
    watchAnswers(answers, samples.requests, (given) => {
      onChange({ openRequests: samples.requests.filter((id) => !given.has(id)).length });
    }),
    watchCardStates(threads, ({ archived, read }) => {
      const current = samples.cards.filter(({ id }) => !archived.has(id));
      onChange({ cards: current.length, newCards: current.filter(({ id, isNew }) => isNew && !read.has(id)).length });
    }),
    subscribeCard(
      (card) => {
        onChange({ hasCard: card !== null });
      },
      // Forms and lists report errors of the storage.
      () => undefined,
    ),
    watchOwnCampaigns(campaigns, ({ campaigns: own, entries }) => {
      const { rows, cards } = listOwn(own, entries, Date.now());
      onChange({ keywords: samples.keywords + rows.length, campaigns: samples.campaigns + cards.length });
    }),
  ];
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}
