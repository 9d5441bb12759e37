import type { ReactElement } from 'react';
import { highlight } from './engine/parse-query.ts';

/** A text with the beginnings of searched words marked. */
export function Highlight({ text, words }: { text: string; words: readonly string[] }): ReactElement {
  return (
    <>
      {highlight(text, words).map((part, at) =>
        part.match ? (
          // The parts of one text never change their order.
          <mark key={at} className="rounded-[0.2em] bg-brass-soft text-inherit">
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </>
  );
}
