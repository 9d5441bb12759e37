/** Rules of price and quantity. Money is an integer of US cents. */
import { NUMBER_LOCALE } from '@/lib/locales.ts';

import type { PricingTerms, Tier } from '@/lib/price-tiers.ts';

/** Returns whether a quantity may be ordered: at least the MOQ and a multiple of the MQ. */
export const isOrderable = (quantity: number, { moq, mq }: PricingTerms): boolean =>
  Number.isInteger(quantity) && quantity >= moq && quantity % mq === 0;

/** Returns the smallest quantity that may be ordered: the MOQ, rounded up to a whole pack. */
export const getMinOrderQuantity = ({ moq, mq }: PricingTerms): number => Math.ceil(moq / mq) * mq;

/** Returns the largest quantity that may be ordered: the maximum, rounded down to a whole pack, but at least one order. */
export const getMaxOrderQuantity = (terms: PricingTerms, max: number): number =>
  Math.max(getMinOrderQuantity(terms), Math.floor(max / terms.mq) * terms.mq);

/** Limit of quantities, low enough that totals in cents stay exact integers. */
const MAX_QUANTITY = Number.MAX_SAFE_INTEGER / 2;

/** Returns the nearest orderable quantity, halves rounded up. NaN and infinite values become the smallest order. */
export function snapQuantity(quantity: number, terms: PricingTerms, max = MAX_QUANTITY): number {
  const min = getMinOrderQuantity(terms);
  if (!Number.isFinite(quantity)) return min;
  return Math.max(min, Math.min(getMaxOrderQuantity(terms, max), Math.round(quantity / terms.mq) * terms.mq));
}

/** Returns the next orderable quantity above (1) or below (-1) another, which may be one that cannot be ordered. */
export function stepQuantity(from: number, direction: 1 | -1, terms: PricingTerms, max: number): number {
  const packs = from / terms.mq;
  const next = direction > 0 ? Math.floor(packs) + 1 : Math.ceil(packs) - 1;
  return snapQuantity(next * terms.mq, terms, max);
}

/** Created on first use: a format takes longer to create than a hundred uses take. */
let quantityFormat: Intl.NumberFormat | undefined;

/** Formats a quantity: 1200 → “1,200”. */
export const formatQuantity = (quantity: number): string =>
  (quantityFormat ??= new Intl.NumberFormat(NUMBER_LOCALE)).format(quantity);

/** Returns the tier of a quantity: the last one that it reaches, else the first. Throws when there is no tier. */
export function findTier(quantity: number, { tiers }: PricingTerms): Tier {
  const reached = tiers.filter((tier) => quantity >= tier.quantity).at(-1) ?? tiers[0];
  if (!reached) throw new Error('the product has no price tier');
  return reached;
}

/** Returns the next cheaper tier and the number of pieces, in whole packs, that are missing to reach it; undefined in the last tier. */
export function findNextTier(quantity: number, terms: PricingTerms): { tier: Tier; missing: number } | undefined {
  const tier = terms.tiers.find((candidate) => candidate.quantity > quantity);
  if (!tier) return undefined;
  return { tier, missing: Math.ceil((tier.quantity - quantity) / terms.mq) * terms.mq };
}

/** Returns the total in US cents. */
export const calculateTotalPrice = (quantity: number, terms: PricingTerms): number =>
  quantity * findTier(quantity, terms).cents;

/** Formats the range of quantities of a tier: “6–35” or “144 +”. */
export function formatTierRange(index: number, tiers: readonly Tier[]): string {
  const tier = tiers[index];
  const next = tiers[index + 1];
  if (!tier) return '';
  return next
    ? `${formatQuantity(tier.quantity)}–${formatQuantity(next.quantity - 1)}`
    : `${formatQuantity(tier.quantity)} +`;
}
