import { formatMessage } from '@/lib/messages.ts';
import { openStorage } from '@/storage/open.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import type { CampaignLabels } from './labels.ts';
import type { Campaigns } from './rules/campaigns.ts';

/** What all campaigns of a page share: the entries that an unused wallet starts with, and the notes of new entries. */
export type CampaignOptions = { opening: readonly LedgerEntry[]; notes: CampaignLabels['notes'] };

/**
 * Opens the campaigns, and ends those whose last day has passed.
 * @throws StorageError as `openStorage` does
 */
export async function openCampaigns({ opening, notes }: CampaignOptions): Promise<Campaigns> {
  const [{ database }, { createCampaigns }] = await Promise.all([openStorage(), import('./rules/campaigns.ts')]);
  const campaigns = createCampaigns(database, {
    opening,
    getNotes: ({ headline }, keyword) => ({
      reserve: formatMessage(notes.reserve, { headline }),
      click: formatMessage(notes.click, { headline, keyword }),
      release: formatMessage(notes.release, { headline }),
    }),
  });
  await campaigns.settle();
  return campaigns;
}
