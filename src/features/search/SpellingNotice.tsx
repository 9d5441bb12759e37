import type { ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { RichMessage } from '@/ui/RichMessage.tsx';
import type { ResultLabels } from './result-labels.ts';

type Props = { typed: string; corrected: readonly string[]; labels: ResultLabels['results']; onLiteral: () => void };

/** A notice about a corrected query: “Showing results for honey · search “hony” instead”. */
export function SpellingNotice({ typed, corrected, labels, onLiteral }: Props): ReactElement {
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-small text-muted">
      <span>
        <RichMessage
          message={labels.showing}
          values={{ words: <strong className="font-semibold text-text">{corrected.join(' ')}</strong> }}
        />
      </span>
      <span aria-hidden="true" className="max-tablet:hidden">
        ·
      </span>
      <button type="button" onClick={onLiteral} className="min-h-11 text-start text-sea hover:underline wide:min-h-6">
        {formatMessage(labels.instead, { words: typed })}
      </button>
    </p>
  );
}
