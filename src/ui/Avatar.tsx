import type { ReactElement } from 'react';
import { getInitials } from '@/lib/text/initials.ts';

/** In place of a picture of somebody. The name stands beside it. */
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
