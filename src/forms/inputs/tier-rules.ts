/** Parses, validates and formats price tiers. Loaded with their input, because few forms have them. */
import { NUMBER_LOCALE } from '@/lib/locales.ts';
import { formatMoney, toCents } from '@/lib/money.ts';
import { parseMoney } from '@/lib/parse-money.ts';
import { findTierIssues, type Tier } from '@/lib/price-tiers.ts';
import { MAX_NUMBER, readWhole, stripBidiControls } from '@/lib/text/normalize.ts';
import type { FieldOf } from '../model/definition.ts';
import { rejectValue, acceptValue, type ValidationResult } from '../model/validation.ts';

/** A tier while it is typed. */
export type TypedTier = { quantity: string; price: string };

const isEmpty = ({ quantity, price }: TypedTier): boolean =>
  !stripBidiControls(quantity).trim() && !stripBidiControls(price).trim();

function parseTier({ quantity, price }: TypedTier): Tier | undefined {
  const [pieces, cents] = [readWhole(quantity), parseMoney(price)];
  const isTier = typeof pieces === 'number' && pieces >= 1 && typeof cents === 'number' && cents >= 0;
  return isTier ? { quantity: pieces, cents } : undefined;
}

/** Parses and validates rows. Messages name a row by its number on the page. */
export function validateTiers(
  { first, max }: Pick<FieldOf<'tiers'>, 'first' | 'max'>,
  typed: readonly TypedTier[],
): ValidationResult<Tier[] | null> {
  const tiers: Tier[] = [];
  const rows: number[] = [];
  for (const [index, row] of typed.entries()) {
    if (isEmpty(row)) continue;
    const tier = parseTier(row);
    if (!tier) return rejectValue('tier', { row: index + 1 });
    if (tier.quantity > MAX_NUMBER || tier.cents > toCents(MAX_NUMBER)) {
      return rejectValue('max', { max: MAX_NUMBER.toLocaleString(NUMBER_LOCALE) });
    }
    tiers.push(tier);
    rows.push(index + 1);
  }
  if (tiers.length === 0) return acceptValue(null);
  if (tiers.length > max) return rejectValue('tooManyItems', { max });
  const all = first ? [first, ...tiers] : tiers;
  for (const issue of findTierIssues({ moq: all[0]?.quantity ?? 1, mq: 1, tiers: all })) {
    if (!('position' in issue)) continue;
    const row = rows[issue.position - (first ? 1 : 0)] ?? 1;
    const { quantity, cents } = issue.before;
    return issue.rule === 'quantity'
      ? rejectValue('tierQuantity', { row, quantity: quantity.toLocaleString(NUMBER_LOCALE) })
      : rejectValue('tierPrice', { row, price: formatMoney(cents) });
  }
  return acceptValue(tiers);
}

/** Formats tiers in one line, as a record shows them: “10 + $5.00, 50 + $4.50”. */
export const formatTiers = (tiers: readonly Tier[]): string =>
  tiers.map(({ quantity, cents }) => `${quantity.toLocaleString(NUMBER_LOCALE)} + ${formatMoney(cents)}`).join(', ');
