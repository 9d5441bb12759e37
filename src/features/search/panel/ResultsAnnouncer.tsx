import type { ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { formatCount } from '../format-count.ts';
import type { ResultLabels } from '../result-labels.ts';
import type { SearchResults } from '../query/results.ts';
import type { QueryState } from '../query/use-async-query.ts';

type Props = { isOpen: boolean; results: QueryState<SearchResults>; labels: ResultLabels['results'] | undefined };

/** Announces the number of results to screen readers. */
export function ResultsAnnouncer({ isOpen, results: { result, isPending }, labels }: Props): ReactElement {
  const response = isOpen && !isPending && labels ? result?.response : undefined;
  return (
    <p role="status" className="sr-only">
      {response && labels && (
        <>
          {response.isCorrected &&
            response.words.length > 0 &&
            `${formatMessage(labels.showing, { words: response.words.join(' ') })}: `}
          {formatCount(result?.response.count ?? 0, labels)}
        </>
      )}
    </p>
  );
}
