import { useState } from 'react';
import { getDraftId } from '@/forms/model/draft-id.ts';
import { getTabId, toTabDraftId } from '@/storage/drafts/tab-id.ts';
import { openIfStored, subscribeLazily } from '@/storage/observe.ts';
import { openUserData } from '@/storage/open.ts';
import type { Draft } from '@/storage/schemas.ts';
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

/** Returns the draft of a new campaign that this tab has not submitted yet. */
export function useUnfinishedDraft(form: string): Draft | undefined {
  const [subscribe] = useState(
    (): Subscribe<Draft | undefined> => (onChange, onError) =>
      subscribeLazily(
        openIfStored(openUserData),
        ({ drafts }) => drafts.watch(toTabDraftId(getDraftId(form), getTabId()), onChange),
        onError,
      ),
  );
  return useStored(subscribe).value;
}
