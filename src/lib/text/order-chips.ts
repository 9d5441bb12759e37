import { NUMBER_LOCALE } from '../locales.ts';
import { formatMessage } from '../messages.ts';
import type { PricingTerms } from '../price-tiers.ts';

/** Returns what cards say of the smallest order and the pack size: “MOQ 1,200” and “MQ 6”. */
export const formatOrderChips = (
  { moq, mq }: Pick<PricingTerms, 'moq' | 'mq'>,
  labels: { moq: string; mq: string },
): [moq: string, mq: string] => [
  formatMessage(labels.moq, { count: moq.toLocaleString(NUMBER_LOCALE) }),
  formatMessage(labels.mq, { count: mq.toLocaleString(NUMBER_LOCALE) }),
];
