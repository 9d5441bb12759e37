import { formatMessage } from '@/lib/messages.ts';
import { formatMoney } from '@/lib/money.ts';
import { selectPlural, type Plural } from '@/lib/plurals.ts';
import type { PricingTerms } from '@/lib/price-tiers.ts';
import { findTier, formatQuantity, calculateTotalPrice } from './price.ts';

/** What the price of an order depends on. */
export type OrderTerms = { terms: PricingTerms; unit: Plural };

/**
 * Formats an order: “6 jars × $54.00 = $324.00”.
 * @param message text with the placeholders quantity, price and total
 */
export const formatOrder = (quantity: number, { terms, unit }: OrderTerms, message: string): string =>
  formatMessage(message, {
    quantity: `${formatQuantity(quantity)} ${selectPlural(unit, quantity)}`,
    price: formatMoney(findTier(quantity, terms).cents),
    total: formatMoney(calculateTotalPrice(quantity, terms)),
  });
