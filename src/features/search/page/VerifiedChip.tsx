import type { ReactElement, ReactNode } from 'react';
import { CHIP_CLASS } from '@/ui/chip.ts';
import { Icon } from '@/ui/icons/Icon.tsx';

/** The badge of a verified seller. */
export const VerifiedChip = ({ children }: { children: ReactNode }): ReactElement => (
  <span className={`${CHIP_CLASS} bg-palm-soft text-palm`}>
    <Icon icon="circle-check" size={14} />
    {children}
  </span>
);
