import type { ReactElement } from 'react';
import { highlight } from './engine/highlight.ts';

/** A text in which the parts that match a searched word are highlighted. */
export function Highlight({ text, words }: { text: string; words: readonly string[] }): ReactElement {
  return (
    <>
      {highlight(text, words).map((part, index) =>
        part.match ? (
          // The parts of a text never change their order, so the index is a stable key.
          <mark key={index} className="rounded-[0.2em] bg-brass-soft text-inherit">
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </>
  );
}
