import type { ReactElement, ReactNode } from 'react';

type Props = {
  /** As in “Your code is {code}.” */
  words: string;
  /** The name of its place, as in code. */
  place: string;
  children: ReactNode;
};

/** A sentence of the content with something more than words in its place. */
export function RichMessage({ words, place, children }: Props): ReactElement {
  const [before, after] = words.split(`{${place}}`);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
