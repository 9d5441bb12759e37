import type { ReactElement } from 'react';
import { getInitials } from '@/lib/text/initials.ts';

/** Initials instead of a picture of a person. The name must be beside it. */
export function Avatar({ of: name }: { of: string }): ReactElement {
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center rounded-full bg-sea-soft text-small font-semibold text-sea"
    >
      {getInitials(name)}
    </span>
  );
}
