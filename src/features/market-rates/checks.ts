/** Rules of market rates that no single field can hold. They stop the build and name file and field. */
import type { ContentIssue, EntriesOf } from '@/cms/bridge/index.ts';
import type { commodities } from './schema.ts';
import { mode } from '@/lib/mode.ts';
import { getNextMonth } from '@/lib/dates/months.ts';

type Content = EntriesOf<{ commodities: typeof commodities }>;

/** Rates can be compared only when all run over the same twelve months without a gap. */
export function* checkMonths({ commodities }: Content): Iterable<ContentIssue> {
  // Where one differs from the rest it is that one that is at fault, wherever it stands in the list.
  const start = mode(commodities.map(({ data }) => data.months[0]?.month));
  for (const { file, data } of commodities) {
    for (const [position, { month, price }] of data.months.entries()) {
      const before = data.months[position - 1]?.month;
      const field = `months.${position}`;
      if (before !== undefined && month !== getNextMonth(before)) {
        yield {
          file,
          field: `${field}.month`,
          reason: `must be ${getNextMonth(before)}, the month after the one before it`,
        };
      }
      if (price <= 0) yield { file, field: `${field}.price`, reason: 'must be more than 0' };
    }
    const first = data.months[0]?.month;
    if (first !== start) {
      yield {
        file,
        field: 'months.0.month',
        reason: `starts in ${first ?? 'no month'}, the others in ${start ?? 'no month'}: all run over the same months`,
      };
    }
  }
}

/** Another market is another one, named once. */
export function* checkOtherMarkets({ commodities }: Content): Iterable<ContentIssue> {
  for (const { file, data } of commodities) {
    const named = new Set([data.market.id]);
    for (const [position, { market }] of data.others.entries()) {
      if (named.has(market.id)) {
        const reason = market.id === data.market.id ? 'is the home market already' : 'is named twice';
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

export const marketRateChecks = [checkMonths, checkOtherMarkets];
