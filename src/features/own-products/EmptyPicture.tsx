import { Package } from '@/ui/icons/icons.ts';
import type { ReactElement } from 'react';
import { Icon } from '@/ui/icons/Icon.tsx';

/** Stands in for the picture of a product that has none. */
export const EmptyPicture = ({ className, size = 24 }: { className: string; size?: number }): ReactElement => (
  <span className={`grid shrink-0 place-items-center bg-sunken text-muted ${className}`}>
    <Icon icon={Package} size={size} />
  </span>
);
