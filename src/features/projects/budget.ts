/** What an issuer wants to spend, in words. */
import { formatRoundCents } from '@/features/catalogue/product/price.ts';
import { fill } from '@/lib/messages.ts';

/** As in “$180,000 to $240,000”; where both ends are the same, just the one. */
export function budgetText({ from, to }: { from: number; to: number }, words: { budget: string }): string {
  if (from === to) return formatRoundCents(from);
  return fill(words.budget, { from: formatRoundCents(from), to: formatRoundCents(to) });
}
