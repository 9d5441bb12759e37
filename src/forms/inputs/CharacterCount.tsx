import type { ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { countCharacters } from '@/lib/text/normalize.ts';

/** Number of characters before the maximum from which the count is announced. Before, it would only disturb typing. */
const ANNOUNCED_FROM = 10;

type Props = {
  /** The normalised text, as it would be stored. */
  value: string;
  max: number;
  message: string;
};

/** Number of characters below an input. Near the maximum, screen readers announce it. */
export function CharacterCount({ value, max, message }: Props): ReactElement {
  const count = countCharacters(value);
  return (
    <p
      className="mt-1 text-end text-fine text-muted tabular-nums"
      aria-live={max - count > ANNOUNCED_FROM ? 'off' : 'polite'}
    >
      {formatMessage(message, { count, max })}
    </p>
  );
}
