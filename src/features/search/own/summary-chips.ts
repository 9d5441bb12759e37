import { formatOrderChips } from '@/lib/text/order-chips.ts';
import type { EntrySummary } from '../record.ts';
import type { ResultLabels } from '../result-labels.ts';

/** Returns the short facts of a result. Those of an own product are formatted here: the index has no record of it. */
export const getChips = ({ chips, terms }: EntrySummary, { order }: ResultLabels['results']): readonly string[] =>
  terms ? formatOrderChips(terms, order) : chips;
