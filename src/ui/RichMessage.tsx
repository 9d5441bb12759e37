import type { ReactElement, ReactNode } from 'react';

type Props = {
  /** As in “Your code is {code}.” */
  labels: string;
  /** The name of its place, as in code. */
  place: string;
  children: ReactNode;
};

/** A sentence of the content with something more than words in its place. */
export function RichMessage({ labels, place, children }: Props): ReactElement {
  const [before, after] = labels.split(`{${place}}`);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
