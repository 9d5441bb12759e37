import { CircleAlert } from '../icons/icons.ts';
import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';

type Props = {
  /** The input refers to it with `aria-describedby`. */
  id: string;
  /** Nothing is rendered without a message. */
  message: string | undefined;
  /** `alert` if the message appears while the focus stays elsewhere, so that screen readers announce it. */
  role?: 'alert';
  className?: string;
};

/** Error message of an input, below it. */
export function FieldError({ id, message, role, className = 'mt-1.5' }: Props): ReactElement | null {
  if (!message) return null;
  return (
    <p id={id} role={role} className={`field-error ${className}`}>
      <Icon icon={CircleAlert} size={17} className="mt-0.5" />
      {message}
    </p>
  );
}
