import { createLazyComponent } from '@/ui/lazy-component.tsx';
import type { Tier } from '@/lib/price-tiers.ts';
import { rejectValue, acceptValue } from '../model/validation.ts';
import type { TiersInputProps } from '../inputs/TiersInput.tsx';
import type { TypedTier } from '../inputs/tier-rules.ts';
import { defineFieldType, isText } from './field-type.ts';

let rules: typeof import('../inputs/tier-rules.ts') | undefined;

/** Loads the input and the rules: few forms have price tiers. Before that, rows of a draft cannot be submitted. */
export async function loadTiers() {
  const [input, loaded] = await Promise.all([import('../inputs/TiersInput.tsx'), import('../inputs/tier-rules.ts')]);
  rules = loaded;
  return input.TiersInput;
}

const LazyTiersInput = createLazyComponent<TiersInputProps>(loadTiers, () => (
  <span className="mt-1.5 block min-h-32 rounded-field" />
));

/** Lower unit prices for larger quantities, stored with integer cents. A page can provide the first tier. Empty rows are ignored. */
export const tiers = defineFieldType('tiers', {
  labelledBy: 'legend',
  initialValue: (): readonly TypedTier[] => [],
  isValidDraft: (value: unknown): value is readonly TypedTier[] =>
    Array.isArray(value) && value.every((row: Partial<TypedTier> | null) => isText(row?.quantity) && isText(row.price)),
  validate: (field, typed: readonly TypedTier[]) =>
    rules ? rules.validateTiers(field, typed) : typed[0] ? rejectValue('tier', { row: 1 }) : acceptValue(null),
  format: (_field, value: readonly Tier[]) => rules?.formatTiers(value) ?? '',
  Input: LazyTiersInput,
});
