import type { Campaign } from '@/storage/schemas/campaign.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import type { Campaigns } from './rules/campaigns.ts';

export type OwnCampaigns = {
  campaigns: readonly Campaign[];
  entries: readonly LedgerEntry[];
};

/** Calls back with the campaigns and the ledger once both are read, then after each change. Returns the function that unsubscribes. */
export function watchOwnCampaigns(opened: Campaigns, onChange: (own: OwnCampaigns) => void): () => void {
  let campaigns: readonly Campaign[] | undefined;
  let entries: readonly LedgerEntry[] | undefined;
  const report = () => {
    if (campaigns && entries) onChange({ campaigns, entries });
  };
  const stopCampaigns = opened.watch((next) => {
    campaigns = next;
    report();
  });
  const stopLedger = opened.watchLedger((next) => {
    entries = next;
    report();
  });
  return () => {
    stopCampaigns();
    stopLedger();
  };
}
