import { useState } from 'react';
import { openIfStored, subscribeLazily } from '@/storage/observe.ts';
import { useStored, type Stored, type Subscribe } from '@/storage/use-stored.ts';
import { openCampaigns, type CampaignOptions } from '../open-campaigns.ts';
import { watchOwnCampaigns, type OwnCampaigns } from '../watch-own-campaigns.ts';

/** Subscribes to the campaigns and the ledger. The value is undefined until both are read. */
export function useCampaigns(options: CampaignOptions): Stored<OwnCampaigns> {
  const [subscribe] = useState(
    (): Subscribe<OwnCampaigns> => (onChange, onError) =>
      subscribeLazily(
        openIfStored(() => openCampaigns(options)),
        (opened) => watchOwnCampaigns(opened, onChange),
        onError,
      ),
  );
  return useStored(subscribe);
}
