import type { ReactElement } from 'react';
import type { FormLabels } from '../labels.ts';
import { describeCount } from './character-count.ts';

type Props = {
  /** The normalised text, as it would be stored. */
  value: string;
  max: number;
  labels: FormLabels['field'];
};

/** Number of characters below an input. Near the maximum it is announced, too. */
export function CharacterCount({ value, max, labels }: Props): ReactElement {
  const { shown, announced } = describeCount(value, max, labels);
  return (
    <>
      <p className="mt-1 text-end text-fine text-muted tabular-nums" aria-hidden="true">
        {shown}
      </p>
      <p className="sr-only" role="status">
        {announced}
      </p>
    </>
  );
}
