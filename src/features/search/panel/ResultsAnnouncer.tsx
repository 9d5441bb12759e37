import type { ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { formatCount } from '../format-count.ts';
import type { PanelResults } from './panel-results.ts';
import type { SearchLabels } from '../labels.ts';
import type { QueryState } from '../use-async-query.ts';

type Props = { open: boolean; results: QueryState<PanelResults>; labels: SearchLabels['results'] | undefined };

/** Tells those who do not see the panel how much was found. */
export function ResultsAnnouncer({ open, results: { answer, pending }, labels }: Props): ReactElement {
  const found = open && !pending && labels ? answer?.found : undefined;
  return (
    <p role="status" className="sr-only">
      {found && labels && (
        <>
          {found.changed &&
            found.words.length > 0 &&
            `${formatMessage(labels.showing, { words: found.words.join(' ') })}: `}
          {formatCount(found.hits.length, labels)}
        </>
      )}
    </p>
  );
}
