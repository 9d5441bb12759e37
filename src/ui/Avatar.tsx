import type { ReactElement } from 'react';
import { getInitials } from '@/lib/text/initials.ts';

type Props = {
  of: string;
  /** Attributes of the emblem of a store. People have none. */
  picture?: { src: string; srcSet?: string; sizes?: string } | undefined;
};

/** The emblem of a store, or else initials. The name must be beside it. */
export function Avatar({ of: name, picture }: Props): ReactElement {
  return picture ? (
    <img {...picture} alt="" width={44} height={44} className="avatar object-cover" />
  ) : (
    <span aria-hidden="true" className="avatar">
      {getInitials(name)}
    </span>
  );
}
