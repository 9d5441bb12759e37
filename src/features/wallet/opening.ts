import { getSingleton } from '@/cms/singleton.ts';
import { memoizeContent } from '@/lib/memoize.ts';
import { getSite } from '@/site/settings.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { toOpeningEntry } from './ledger/opening-entries.ts';

/** Returns the sample entries that an unused wallet starts with; none when the operator switched the samples off. */
export const getOpeningEntries = memoizeContent(async (): Promise<readonly LedgerEntry[]> => {
  const [{ settings }, { opening }] = await Promise.all([getSite(), getSingleton('wallet')]);
  return settings.sampleNotice.show ? opening.map(toOpeningEntry) : [];
});
