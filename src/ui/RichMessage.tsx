import type { ReactElement, ReactNode } from 'react';

type Props = {
  /** A message with a placeholder, as in “Your code is {code}.” */
  labels: string;
  /** The name of the placeholder, such as `code`. */
  place: string;
  children: ReactNode;
};

/** A message whose placeholder is replaced by elements instead of text. */
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
