/** Rules that cover several fields of market rates. A violation stops the build and names file and field. */
import type { ContentIssue, EntriesOf } from '@/cms/bridge/index.ts';
import type { commodities } from './schema.ts';
import { findMode } from '@/lib/mode.ts';
import { getNextMonth } from '@/lib/dates/months.ts';
import { toCents } from '@/lib/money.ts';
import { getRateAt } from './rates.ts';

type Content = EntriesOf<{ commodities: typeof commodities }>;

/** Checks that all commodities have rates for the same months without a gap, so that they are comparable. */
export function* checkMonths({ commodities }: Content): Iterable<ContentIssue> {
  // If one commodity differs from the others, that one is reported, wherever it is in the list.
  const start = findMode(commodities.map(({ data }) => data.months[0]?.month));
  for (const { file, data } of commodities) {
    for (const [position, { month, price }] of data.months.entries()) {
      const before = data.months[position - 1]?.month;
      const field = `months.${position}`;
      if (before !== undefined && month !== getNextMonth(before)) {
        yield {
          file,
          field: `${field}.month`,
          reason: `must be ${getNextMonth(before)}, the month after the previous one`,
        };
      }
      if (price <= 0) yield { file, field: `${field}.price`, reason: 'must be more than 0' };
    }
    const first = data.months[0]?.month;
    if (first !== start) {
      yield {
        file,
        field: 'months.0.month',
        reason: `starts in ${first ?? 'no month'}, the others in ${start ?? 'no month'}: all must cover the same months`,
      };
    }
  }
}

/** Checks that the other markets differ from the home market and from each other. */
export function* checkOtherMarkets({ commodities }: Content): Iterable<ContentIssue> {
  for (const { file, data } of commodities) {
    const named = new Set([data.market.id]);
    for (const [position, { market }] of data.others.entries()) {
      if (named.has(market.id)) {
        const reason = market.id === data.market.id ? 'is the home market already' : 'is listed twice';
        yield {
          file,
          field: `others.${position}.market`,
          reason: `${market.id} ${reason}: choose another or delete it`,
        };
      }
      named.add(market.id);
    }
  }
}

/** Checks that no rate at another market is rounded to 0: pages could not compare it. */
export function* checkOtherRates({ commodities }: Content): Iterable<ContentIssue> {
  for (const { file, data } of commodities) {
    for (const [position, { factor }] of data.others.entries()) {
      // A price of 0 is reported by itself.
      const low = data.months.find(({ price }) => price > 0 && getRateAt(toCents(price), factor) === 0);
      if (!low) continue;
      const reason = `makes the rate of ${low.month} less than a cent: enter a larger factor`;
      yield { file, field: `others.${position}.factor`, reason };
    }
  }
}

export const marketRateChecks = [checkMonths, checkOtherMarkets, checkOtherRates];
