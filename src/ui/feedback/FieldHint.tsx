import type { ReactElement } from 'react';

type Props = {
  id: string;
  help: string;
  /** What is wrong, if anything. */
  fault: string;
};

/** The line below a box: what helps, or what is wrong, which is said aloud. */
export function FieldHint({ id, help, fault }: Props): ReactElement {
  return (
    <p id={id} role={fault ? 'alert' : undefined} className={`mt-1.5 text-fine ${fault ? 'text-clay' : 'text-muted'}`}>
      {fault || help}
    </p>
  );
}
