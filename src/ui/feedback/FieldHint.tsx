import type { ReactElement } from 'react';

type Props = {
  id: string;
  help: string;
  /** Error message, or an empty string. */
  fault: string;
};

/** The line below an input: its help text, or its error message, which is announced. */
export function FieldHint({ id, help, fault }: Props): ReactElement {
  return (
    <p id={id} role={fault ? 'alert' : undefined} className={`mt-1.5 text-fine ${fault ? 'text-clay' : 'text-muted'}`}>
      {fault || help}
    </p>
  );
}
