import { createLazyComponent } from '@/ui/lazy-component.tsx';
import { formatMoney } from '@/lib/money.ts';
import { parseMoney } from '@/lib/parse-money.ts';
import { findTierIssues, type Tier } from '@/lib/price-tiers.ts';
import { readWhole, stripBidiControls } from '@/lib/text/normalize.ts';
import type { FieldOf } from '../model/definition.ts';
import { invalid, valid, type ValidationResult } from '../model/validation.ts';
import type { TiersInputProps, TypedTier } from '../inputs/TiersInput.tsx';
import { defineFieldType } from './field-type.ts';

// Loaded lazily: few forms have price tiers.
const LazyTiersInput = createLazyComponent<TiersInputProps>(
  async () => (await import('../inputs/TiersInput.tsx')).TiersInput,
  () => <span className="mt-1.5 block min-h-32 rounded-field" />,
);

const isTypedTier = (value: unknown): value is TypedTier =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as TypedTier).quantity === 'string' &&
  typeof (value as TypedTier).price === 'string';

const isEmpty = ({ quantity, price }: TypedTier): boolean =>
  !stripBidiControls(quantity).trim() && !stripBidiControls(price).trim();

function parseTier({ quantity, price }: TypedTier): Tier | undefined {
  const [pieces, cents] = [readWhole(quantity), parseMoney(price)];
  const isTier = typeof pieces === 'number' && pieces >= 1 && typeof cents === 'number' && cents >= 0;
  return isTier ? { quantity: pieces, cents } : undefined;
}

/** Parses and validates rows. Messages name a row by its number on the page. */
function validateTiers(
  { first, max }: Pick<FieldOf<'tiers'>, 'first' | 'max'>,
  typed: readonly TypedTier[],
): ValidationResult<Tier[] | null> {
  const tiers: Tier[] = [];
  const rows: number[] = [];
  for (const [index, row] of typed.entries()) {
    if (isEmpty(row)) continue;
    const tier = parseTier(row);
    if (!tier) return invalid('tier', { row: index + 1 });
    tiers.push(tier);
    rows.push(index + 1);
  }
  if (tiers.length === 0) return valid(null);
  if (tiers.length > max) return invalid('tooManyItems', { max });
  const all = first ? [first, ...tiers] : tiers;
  for (const issue of findTierIssues({ moq: all[0]?.quantity ?? 1, mq: 1, tiers: all })) {
    if (!('position' in issue)) continue;
    const row = rows[issue.position - (first ? 1 : 0)] ?? 1;
    const { quantity, cents } = issue.before;
    return issue.rule === 'quantity'
      ? invalid('tierQuantity', { row, quantity: quantity.toLocaleString('en') })
      : invalid('tierPrice', { row, price: formatMoney(cents) });
  }
  return valid(tiers);
}

/** Lower unit prices for larger quantities, stored with integer cents. A page can provide the first tier. Empty rows are ignored. */
export const tiers = defineFieldType('tiers', {
  labelledBy: 'legend',
  initialValue: (): readonly TypedTier[] => [],
  isValidDraft: (value: unknown): value is readonly TypedTier[] => Array.isArray(value) && value.every(isTypedTier),
  validate: validateTiers,
  format: (_field, value: readonly Tier[]) =>
    value.map(({ quantity, cents }) => `${quantity.toLocaleString('en')} + ${formatMoney(cents)}`).join(', '),
  Input: LazyTiersInput,
});
