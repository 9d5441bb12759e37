/** Rules of the price calculator: how a quantity is chosen, and what the calculator then says. */
import { formatMessage } from '@/lib/messages.ts';
import { formatMoney } from '@/lib/money.ts';
import { selectPlural, type Plural } from '@/lib/plurals.ts';
import type { PricingTerms } from '@/lib/price-tiers.ts';
import { readWhole } from '@/lib/text/normalize.ts';
import type { CalculatorLabels } from '../labels.ts';
import {
  findNextTier,
  findTier,
  formatQuantity,
  isOrderable,
  getMaxOrderQuantity,
  getMinOrderQuantity,
  snapQuantity,
  stepQuantity,
  calculateTotalPrice,
} from './price.ts';

/** What a calculator calculates with. */
export type Calculator = {
  terms: PricingTerms;
  /** Maximum quantity of a request. */
  max: number;
  unit: Plural;
  labels: CalculatorLabels;
};

/** The chosen quantity. */
export type Order = {
  quantity: number;
  /** Key of the message about the requested quantity, if it was adjusted or is invalid. */
  issue?: 'snapped' | 'tooMany' | 'invalid';
};

/** Returns the order that is closest to a requested quantity. */
export function requestQuantity(requested: number, { terms, max }: Calculator): Order {
  const quantity = snapQuantity(requested, terms, max);
  if (requested > getMaxOrderQuantity(terms, max)) return { quantity, issue: 'tooMany' };
  return isOrderable(requested, terms) ? { quantity } : { quantity, issue: 'snapped' };
}

/** Returns the order for a typed text. Without text the order stays, and an invalid one is reported. */
export function readOrder(typed: string, { quantity }: Order, calculator: Calculator): Order {
  const requested = typed.trim() ? readWhole(typed) : quantity;
  return typeof requested === 'number' ? requestQuantity(requested, calculator) : { quantity, issue: 'invalid' };
}

/** Returns the order that is one pack above or below a typed text, or the order before if the text is invalid. */
export function stepOrder(typed: string, { quantity }: Order, direction: 1 | -1, calculator: Calculator): Order {
  const requested = readWhole(typed);
  const from = typeof requested === 'number' ? requested : quantity;
  return requestQuantity(stepQuantity(from, direction, calculator.terms, calculator.max), calculator);
}

/** Returns the order that a calculator starts with: the smallest one. */
export const startOrder = ({ terms }: Calculator): Order => ({ quantity: getMinOrderQuantity(terms) });

/** What a calculator shows about an order. */
export type OrderView = {
  /** Position of the tier whose price applies; -1 if the quantity is invalid. */
  tier: number;
  hint: string;
  /** The quantity before the total, for screen readers. */
  summary: string;
  total: string;
  /** The way to the next tier, in percent. */
  progress: number;
};

export function describeOrder({ quantity, issue }: Order, { terms, max, unit, labels }: Calculator): OrderView {
  const next = findNextTier(quantity, terms);
  const describeNext = () =>
    next
      ? formatMessage(labels.next, {
          missing: formatQuantity(next.missing),
          price: formatMoney(next.tier.cents),
          unit: unit.one,
        })
      : labels.best;
  const values = {
    quantity: formatQuantity(quantity),
    moq: formatQuantity(terms.moq),
    mq: formatQuantity(terms.mq),
    max: formatQuantity(getMaxOrderQuantity(terms, max)),
  };
  // An invalid quantity has no price, and the one of the quantity before it would be taken for its own.
  if (issue === 'invalid') return { tier: -1, hint: labels.invalid, summary: '', total: '', progress: 0 };
  return {
    tier: terms.tiers.indexOf(findTier(quantity, terms)),
    hint: issue ? formatMessage(labels[issue], values) : describeNext(),
    summary: `${labels.total}: ${values.quantity} ${selectPlural(unit, quantity)}, `,
    total: formatMoney(calculateTotalPrice(quantity, terms)),
    progress: Math.min(100, (quantity / (next?.tier.quantity ?? quantity)) * 100),
  };
}
