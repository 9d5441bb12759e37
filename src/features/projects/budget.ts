/** Formatting of budgets. */
import { formatRoundCents } from '@/lib/money.ts';
import { formatMessage } from '@/lib/messages.ts';

/** Formats a budget in US cents: “$180,000 to $240,000”, or one amount if both ends are equal. */
export function formatBudget({ from, to }: { from: number; to: number }, labels: { budget: string }): string {
  if (from === to) return formatRoundCents(from);
  return formatMessage(labels.budget, { from: formatRoundCents(from), to: formatRoundCents(to) });
}
