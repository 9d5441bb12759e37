/** Checks of the sample campaigns, and against the wallet’s sample entries. Their issues stop the build. */
import type { ContentIssue, EntriesOf } from '@/cms/bridge/index.ts';
import { DISTANCE_KM } from '@/lib/campaign-rules.ts';
import type { wallet } from '@/features/wallet/schema.ts';
import type { campaigns } from './schema.ts';

type Content = EntriesOf<{ campaigns: typeof campaigns; wallet: typeof wallet }>;

/** Checks that the ledger has the entry that paid for a sample, and that the sample has spent at least as much. */
function* checkSampleSpending({ campaigns, wallet }: Content): Iterable<ContentIssue> {
  const entries = wallet.flatMap(({ data }) => data.opening.filter(({ kind }) => kind === 'spend'));
  for (const { file, data } of campaigns) {
    for (const list of ['keywords', 'campaigns'] as const) {
      for (const [position, { transaction, spent }] of data[list].entries()) {
        if (!transaction) continue;
        const entry = entries.find(({ id }) => id === transaction);
        const field = `${list}.${position}.transaction`;
        if (!entry)
          yield {
            file,
            field,
            reason: `“${transaction}” is not a sample entry of spent money: use the ID of one, or leave it empty`,
          };
        else if (entry.amount > spent)
          yield {
            file,
            field,
            reason: `took more than was spent ($${spent}): raise what was spent, or use another entry`,
          };
      }
    }
    const named = [...data.keywords, ...data.campaigns].map(({ transaction }) => transaction);
    for (const { id } of entries) {
      if (!named.includes(id))
        yield {
          file,
          field: 'campaigns',
          reason: `no keyword or campaign has the spent money “${id}” of the wallet: enter this transaction ID at one of them`,
        };
    }
  }
}

/** Checks that no sample breaks the rules of campaigns. */
function* checkSampleCampaigns({ campaigns }: Content): Iterable<ContentIssue> {
  for (const { file, data } of campaigns) {
    for (const [position, { bid, budget, spent, distance }] of data.campaigns.entries()) {
      const toField = (name: string) => `campaigns.${position}.${name}`;
      if (bid > budget) yield { file, field: toField('bid'), reason: 'must be at most the budget' };
      if (spent > budget) yield { file, field: toField('spent'), reason: 'must be at most the budget' };
      if (distance > DISTANCE_KM.max)
        yield { file, field: toField('distance'), reason: `must be at most ${DISTANCE_KM.max} km` };
    }
    for (const [position, { clicks, impressions }] of data.keywords.entries()) {
      if (clicks > impressions) {
        yield { file, field: `keywords.${position}.clicks`, reason: 'must be at most the times shown' };
      }
    }
  }
}

export const campaignChecks = [checkSampleSpending, checkSampleCampaigns];
