import type { ReactElement } from 'react';
import { fill } from '@/lib/messages.ts';
import { countWords } from '../format-count.ts';
import type { PanelResults } from './panel-results.ts';
import type { SearchWords } from '../labels.ts';
import type { Answered } from '../use-async-query.ts';

type Props = { open: boolean; results: Answered<PanelResults>; words: SearchWords['results'] | undefined };

/** Tells those who do not see the panel how much was found. */
export function Announced({ open, results: { answer, pending }, words }: Props): ReactElement {
  const found = open && !pending && words ? answer?.found : undefined;
  return (
    <p role="status" className="sr-only">
      {found && words && (
        <>
          {found.changed && found.words.length > 0 && `${fill(words.showing, { words: found.words.join(' ') })}: `}
          {countWords(found.hits.length, words)}
        </>
      )}
    </p>
  );
}
