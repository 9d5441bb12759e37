/** Formatting of budgets. */
import { formatRoundMoney } from '@/lib/money.ts';
import { formatMessage } from '@/lib/messages.ts';

/** Formats a budget in US cents: “$180,000 to $240,000”, or one amount if both ends are equal. */
export function formatBudget({ from, to }: { from: number; to: number }, labels: { budget: string }): string {
  if (from === to) return formatRoundMoney(from);
  return formatMessage(labels.budget, { from: formatRoundMoney(from), to: formatRoundMoney(to) });
}
