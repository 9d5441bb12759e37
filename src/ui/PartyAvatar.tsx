import type { ComponentProps, ReactElement } from 'react';
import { getInitials } from '@/lib/text/initials.ts';
import { Avatar } from './Avatar.tsx';
import { getPartyTone } from './party-tone.ts';
import { TONE_CLASS } from './tone.ts';

/**
 * The emblem of a store, or else initials in the colours of the name, so that visitors can tell the rows of a list apart. A component of its
 * own, so that pages with one avatar load no colours. The name must be beside it.
 */
export function PartyAvatar({ of: name, picture }: ComponentProps<typeof Avatar>): ReactElement {
  return picture ? (
    <Avatar of={name} picture={picture} />
  ) : (
    <span aria-hidden="true" className={`avatar ${TONE_CLASS[getPartyTone(name)]}`}>
      {getInitials(name)}
    </span>
  );
}
