/** The figures beside the links of the profile. Imports nothing that needs the database. */
import { useState } from 'react';
import type { CampaignOptions } from '@/features/campaigns/open-campaigns.ts';
import { openIfStored, subscribeLazily } from '@/storage/observe.ts';
import { useStored, type Subscribe } from '@/storage/use-stored.ts';
import { countSamples, type CountedSamples, type Counts } from './counts.ts';

/** Returns the figures, updated after each change in any tab. The arguments of the first render are used. */
export function useCounts(samples: CountedSamples, campaignOptions: CampaignOptions): Counts {
  const [subscribe] = useState((): Subscribe<Counts> => (onChange, onError) => {
    let counts = countSamples(samples);
    return subscribeLazily(
      openIfStored(async () => {
        const { openCounted, watchCounts } = await import('./watch-counts.ts');
        return { watchCounts, opened: await openCounted(campaignOptions) };
      }),
      ({ watchCounts, opened }) =>
        watchCounts(opened, samples, (part) => {
          counts = { ...counts, ...part };
          onChange(counts);
        }),
      onError,
    );
  });
  return useStored(subscribe).value ?? countSamples(samples);
}
