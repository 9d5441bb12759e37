import type { ReactElement } from 'react';
import { FieldError } from './FieldError.tsx';

type Props = {
  id: string;
  help: string;
  /** Error message, or an empty string. */
  error: string;
};

/** The line below an input: its help text, or its error message, which is announced. */
export const FieldHint = ({ id, help, error }: Props): ReactElement =>
  error ? (
    <FieldError id={id} message={error} role="alert" />
  ) : (
    <p id={id} className="mt-1.5 text-fine text-muted">
      {help}
    </p>
  );
