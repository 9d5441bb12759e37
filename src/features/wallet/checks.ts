/** Checks of the wallet’s sample entries. Their issues stop the build. */
import type { ContentIssue, EntriesOf } from '@/cms/bridge/index.ts';
import { toOpeningEntry } from './ledger/opening-entries.ts';
import { getBalance, isPoints } from './ledger/sums.ts';
import type { wallet } from './schema.ts';

type Content = EntriesOf<{ wallet: typeof wallet }>;

/** Checks that no two sample entries have the same transaction id, and that points are whole. */
function* checkOpeningEntries({ wallet }: Content): Iterable<ContentIssue> {
  for (const { file, data } of wallet) {
    const ids = data.opening.map(({ id }) => id);
    for (const [position, { id, kind, amount }] of data.opening.entries()) {
      if (ids.indexOf(id) < position) {
        yield {
          file,
          field: `opening.${position}.id`,
          reason: `“${id}” is the ID of an earlier entry: use another one`,
        };
      }
      if (isPoints(kind) && !Number.isInteger(amount)) {
        yield { file, field: `opening.${position}.amount`, reason: 'must be a whole number of points' };
      }
    }
  }
}

/** Checks that the sample balance is never negative: the wallet would refuse such a booking. */
function* checkOpeningBalance({ wallet }: Content): Iterable<ContentIssue> {
  for (const { file, data } of wallet) {
    const entries = data.opening.map(toOpeningEntry);
    const negative = entries.findIndex((_, position) => getBalance(entries.slice(0, position + 1)) < 0);
    if (negative >= 0) {
      yield {
        file,
        field: `opening.${negative}.amount`,
        reason: 'makes the balance negative: lower it, or add money before',
      };
    }
  }
}

export const walletChecks = [checkOpeningEntries, checkOpeningBalance];
