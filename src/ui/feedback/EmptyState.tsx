import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconNode } from '../icons/icons.ts';

/** A drawing and a text in the place of a list that is empty. */
export const EmptyState = ({ icon, children }: { icon: IconNode; children: ReactNode }): ReactElement => (
  <div className="flex items-center gap-4 rounded-panel border border-dashed border-control p-5">
    <span className="grid size-14 shrink-0 place-items-center rounded-full bg-sea-soft text-sea">
      <Icon icon={icon} size={26} />
    </span>
    <div className="min-w-0 max-w-measure text-muted">{children}</div>
  </div>
);
