import type { ReactElement } from 'react';
import { getInitials } from '@/lib/text/initials.ts';

/** Initials instead of a picture of a person. The name must be beside it. */
export function Avatar({ of: name }: { of: string }): ReactElement {
  return (
    <span aria-hidden="true" className="avatar">
      {getInitials(name)}
    </span>
  );
}
