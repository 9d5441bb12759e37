/** What an issuer wants to spend, in words. */
import { formatRoundCents } from '@/lib/money.ts';
import { formatMessage } from '@/lib/messages.ts';

/** As in “$180,000 to $240,000”; where both ends are the same, just the one. */
export function formatBudget({ from, to }: { from: number; to: number }, labels: { budget: string }): string {
  if (from === to) return formatRoundCents(from);
  return formatMessage(labels.budget, { from: formatRoundCents(from), to: formatRoundCents(to) });
}
