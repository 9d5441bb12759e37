/** Checks of the reseller's figures that span several fields. Their issues stop the build. */
import type { ContentIssue, EntriesOf } from '@/cms/bridge/index.ts';
import { toCents, toDollars } from '@/lib/money.ts';
import { getNextMonth } from '@/lib/dates/months.ts';
import type { reseller } from './schema.ts';

type Content = EntriesOf<{ reseller: typeof reseller }>;

/** Checks that the earnings are twelve consecutive months. */
export function* checkEarningMonths({ reseller }: Content): Iterable<ContentIssue> {
  for (const { file, data } of reseller) {
    if (data.earnings.length !== 12) {
      yield { file, field: 'earnings', reason: `must be twelve months, not ${data.earnings.length}` };
    }
    for (const [position, { month }] of data.earnings.entries()) {
      const before = data.earnings[position - 1]?.month;
      if (before !== undefined && month !== getNextMonth(before)) {
        const reason = `must be ${getNextMonth(before)}, the month after the one before it`;
        yield { file, field: `earnings.${position}.month`, reason };
      }
    }
  }
}

/** Checks that the total equals the sum of the months. */
export function* checkTotalEarning({ reseller }: Content): Iterable<ContentIssue> {
  for (const { file, data } of reseller) {
    const sum = data.earnings.reduce((cents, { amount }) => cents + toCents(amount), 0);
    if (sum !== toCents(data.figures.earning)) {
      yield { file, field: 'figures.earning', reason: `must be ${toDollars(sum)}, the sum of all months` };
    }
  }
}

export const resellerChecks = [checkEarningMonths, checkTotalEarning];
