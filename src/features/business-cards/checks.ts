/** Checks of the sample cards. Their issues stop the build. */
import type { ContentIssue, EntriesOf } from '@/cms/bridge/index.ts';
import type { businessCards } from './schema.ts';

type Content = EntriesOf<{ businessCards: typeof businessCards }>;

/** Checks that each person is in a list only once, because an answer is stored under the person. */
function* checkSenders({ businessCards }: Content): Iterable<ContentIssue> {
  for (const { file, data } of businessCards) {
    for (const list of ['requested', 'received'] as const) {
      const senders = data[list].map(({ from }) => from.id);
      for (const [position, sender] of senders.entries()) {
        if (senders.indexOf(sender) < position) {
          yield { file, field: `${list}.${position}.from`, reason: `“${sender}” is in the list already` };
        }
      }
    }
  }
}

export const businessCardChecks = [checkSenders];
