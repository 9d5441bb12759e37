/** Rules of price and quantity. Money is an integer of US cents. */

/** Price of one piece from a quantity on. */
export type Tier = { quantity: number; cents: number };

export type PricingTerms = {
  /** Minimum order quantity. */
  moq: number;
  /** Orders are multiples of this. */
  mq: number;
  /** Ascending by quantity; the first starts at the MOQ. */
  tiers: readonly Tier[];
};

/** Whether a quantity may be ordered: at least the MOQ and a multiple of the MQ. */
export const isOrderable = (quantity: number, { moq, mq }: PricingTerms): boolean =>
  Number.isInteger(quantity) && quantity >= moq && quantity % mq === 0;

/** The smallest quantity that may be ordered: the MOQ, rounded up to a whole pack. */
export const minOrderQuantity = ({ moq, mq }: PricingTerms): number => Math.ceil(moq / mq) * mq;

/** The largest quantity that may be ordered: the most that can be asked for, rounded down to a whole pack. */
export const largestOrder = (terms: PricingTerms, most: number): number =>
  Math.max(minOrderQuantity(terms), Math.floor(most / terms.mq) * terms.mq);

/** More than anybody orders, and few enough that no total loses a cent. */
const MAX_QUANTITY = Number.MAX_SAFE_INTEGER / 2;

/** The nearest orderable quantity, halves up. Anything that is no number becomes the smallest order. */
export function snapQuantity(quantity: number, terms: PricingTerms, most = MAX_QUANTITY): number {
  const least = minOrderQuantity(terms);
  if (!Number.isFinite(quantity)) return least;
  return Math.max(least, Math.min(largestOrder(terms, most), Math.round(quantity / terms.mq) * terms.mq));
}

/** The next orderable quantity above (1) or below (-1) another, which may itself be none. */
export function stepQuantity(from: number, direction: 1 | -1, terms: PricingTerms, most: number): number {
  const packs = from / terms.mq;
  const next = direction > 0 ? Math.floor(packs) + 1 : Math.ceil(packs) - 1;
  return snapQuantity(next * terms.mq, terms, most);
}

/** A quantity in words: 1200 → “1,200”. */
export const formatQuantity = (quantity: number): string => quantity.toLocaleString('en');

/** The tier that holds for a quantity: the last one that it reaches, else the first. */
export function findTier(quantity: number, { tiers }: PricingTerms): Tier {
  const reached = tiers.filter((tier) => quantity >= tier.quantity).at(-1) ?? tiers[0];
  if (!reached) throw new Error('a product without a price tier');
  return reached;
}

/** What is still missing to the next cheaper tier, in pieces that can be ordered; undefined in the last tier. */
export function findNextTier(quantity: number, terms: PricingTerms): { tier: Tier; missing: number } | undefined {
  const tier = terms.tiers.find((candidate) => candidate.quantity > quantity);
  if (!tier) return undefined;
  return { tier, missing: Math.ceil((tier.quantity - quantity) / terms.mq) * terms.mq };
}

/** Total in cents. */
export const totalPrice = (quantity: number, terms: PricingTerms): number => quantity * findTier(quantity, terms).cents;

/** The range that a tier covers, as in “6–35” or “144 +”. */
export function formatTierRange(index: number, tiers: readonly Tier[]): string {
  const tier = tiers[index];
  const next = tiers[index + 1];
  if (!tier) return '';
  return next
    ? `${formatQuantity(tier.quantity)}–${formatQuantity(next.quantity - 1)}`
    : `${formatQuantity(tier.quantity)} +`;
}
