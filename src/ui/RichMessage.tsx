import { Fragment, type ReactElement, type ReactNode } from 'react';
import { splitMessage } from '@/lib/split-message.ts';

type Props = {
  /** A message with placeholders, as in “Your code is {code}.” */
  message: string;
  values: Readonly<Record<string, ReactNode>>;
};

/** A message whose placeholders are replaced by elements instead of texts. */
export function RichMessage({ message, values }: Props): ReactElement {
  return (
    <>
      {splitMessage(message).map((part, index) => (
        <Fragment key={index}>{index % 2 ? values[part] : part}</Fragment>
      ))}
    </>
  );
}
