import type { ReactElement } from 'react';
import { fill } from '@/lib/messages.ts';
import type { SearchWords } from './labels.ts';

type Props = { typed: string; used: readonly string[]; words: SearchWords['results']; onLiteral: () => void };

/** “Showing results for honey · search “hony” instead”. */
export function Corrected({ typed, used, words, onLiteral }: Props): ReactElement {
  const [before, after] = words.showing.split('{words}');
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-small text-muted">
      <span>
        {before}
        <strong className="font-semibold text-text">{used.join(' ')}</strong>
        {after}
      </span>
      <span aria-hidden="true" className="max-tablet:hidden">
        ·
      </span>
      <button type="button" onClick={onLiteral} className="min-h-11 text-start text-sea hover:underline wide:min-h-6">
        {fill(words.instead, { words: typed })}
      </button>
    </p>
  );
}
