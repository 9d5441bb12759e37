/** Checks of the sample referrals against the wallet’s sample entries. Their issues stop the build. */
import type { ContentIssue, EntriesOf } from '@/cms/bridge/index.ts';
import type { wallet } from '@/features/wallet/schema.ts';
import type { referral } from './schema.ts';

type Content = EntriesOf<{ referral: typeof referral; wallet: typeof wallet }>;

/** Checks that each sample referral names a sample entry of earned points, each once. */
function* checkSampleReferrals({ referral, wallet }: Content): Iterable<ContentIssue> {
  const earned = wallet.flatMap(({ data }) => data.opening.filter(({ kind }) => kind === 'pointsEarned'));
  for (const { file, data } of referral) {
    const named = data.sent.map(({ transaction }) => transaction);
    for (const [position, transaction] of named.entries()) {
      const field = `sent.${position}.transaction`;
      if (!earned.some(({ id }) => id === transaction)) {
        yield { file, field, reason: `“${transaction}” is not a sample entry of earned points` };
      } else if (named.indexOf(transaction) < position) {
        yield { file, field, reason: `“${transaction}” is the entry of an earlier referral` };
      }
    }
  }
}

export const rewardChecks = [checkSampleReferrals];
