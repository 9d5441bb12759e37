/** The rules of price tiers, for the content and for the visitor's own products. Money is an integer of US cents. */

/** Price of one piece, in US cents, from a quantity on. */
export type Tier = { quantity: number; cents: number };

/** Returns whether a value of a record is a tier. */
export const isTier = (value: unknown): value is Tier =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<Tier>).quantity === 'number' && // both may be missing
  typeof (value as Partial<Tier>).cents === 'number';

export type PricingTerms = {
  /** Minimum order quantity. */
  moq: number;
  /** Pack size: orders are multiples of it. */
  mq: number;
  /** Tiers, ascending by quantity; the first starts at the MOQ. */
  tiers: readonly Tier[];
};

/**
 * A violated rule:
 * - `pack`: the MOQ is not a multiple of the pack size
 * - `start`: the first tier does not start at the MOQ
 * - `quantity`: a tier does not start above the tier before it
 * - `price`: a tier is not cheaper than the tier before it
 */
export type TierIssue =
  | { rule: 'pack' }
  | { rule: 'start' }
  | { rule: 'quantity'; /** Index of the tier. */ position: number; before: Tier }
  | { rule: 'price'; position: number; before: Tier };

/** Returns the rules that tiers violate, in the order of the tiers. */
export function findTierIssues({ moq, mq, tiers }: PricingTerms): TierIssue[] {
  const issues: TierIssue[] = [];
  if (moq % mq !== 0) issues.push({ rule: 'pack' });
  if (tiers[0]?.quantity !== moq) issues.push({ rule: 'start' });
  for (const [position, tier] of tiers.entries()) {
    const before = tiers[position - 1];
    if (!before) continue;
    if (tier.quantity <= before.quantity) issues.push({ rule: 'quantity', position, before });
    if (tier.cents >= before.cents) issues.push({ rule: 'price', position, before });
  }
  return issues;
}
