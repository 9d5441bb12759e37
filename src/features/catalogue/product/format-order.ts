import { formatMessage } from '@/lib/messages.ts';
import { formatMoney } from '@/lib/money.ts';
import { selectPlural, type Plural } from '@/lib/plurals.ts';
import type { PricingTerms } from '@/lib/price-tiers.ts';
import { findTier, formatQuantity, totalPrice } from './price.ts';

export type OrderSummaryData = {
  terms: PricingTerms;
  unit: Plural;
  /** Text with the placeholders quantity, price and total. */
  message: string;
  /** Id of the quantity input of the page. */
  input: string;
  /** Id of the quantity field of the quotation, which the user may change; it then decides. */
  field?: string;
};

/** Formats an order: “6 jars × $54.00 = $324.00”. */
export const formatOrder = (quantity: number, { terms, unit, message }: OrderSummaryData): string =>
  formatMessage(message, {
    quantity: `${formatQuantity(quantity)} ${selectPlural(unit, quantity)}`,
    price: formatMoney(findTier(quantity, terms).cents),
    total: formatMoney(totalPrice(quantity, terms)),
  });
