import type { ReactElement } from 'react';
import { fill } from '@/cms/fill.ts';
import { countWords } from '../count-words.ts';
import type { PanelResults } from './panel-results.ts';
import type { SearchWords } from '../words.ts';
import type { Answered } from '../use-answer.ts';

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
