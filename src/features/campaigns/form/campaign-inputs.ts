import type { FileRef } from '@/forms/files/file-refs.ts';
import type { DraftValues } from '@/storage/drafts/draft-saver.ts';
import { formatAmount } from '@/lib/money.ts';
import type { Campaign } from '@/storage/schemas/campaign.ts';

/**
 * Returns what the form holds of a campaign whose record was deleted. The answers that only a record has, such as the address for
 * bills, are left out.
 * @param document the supporting document, if it is still stored
 */
export function toCampaignInputs(campaign: Campaign, document: FileRef | undefined): DraftValues {
  const { headline, description, keywords, place, km, budget, bid, until } = campaign;
  return {
    headline,
    description,
    keywords,
    place: place.name,
    distance: String(km),
    budget: formatAmount(budget),
    bid: formatAmount(bid),
    run: until === undefined ? 'fund' : 'date',
    ...(until !== undefined && { until }),
    ...(document && {
      document: [{ id: document.id, name: document.name, type: document.type, size: document.size }],
    }),
  };
}
