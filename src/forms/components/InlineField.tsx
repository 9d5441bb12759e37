import type { IconNode } from 'lucide';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '@/ui/icons/Icon.tsx';

type Props = {
  drawing: IconNode;
  label: string;
  /** The id of its control. */
  control: string;
  children: ReactNode;
};

/** A field as a line of a list: its drawing, its name in small letters, and below that what is typed. */
export const InlineField = ({ drawing, label, control, children }: Props): ReactElement => (
  <div className="flex gap-3.5 border-t border-line py-2.5 first:border-t-0">
    <span className="mt-2.5 grid size-10 shrink-0 place-items-center rounded-full bg-sunken">
      <Icon node={drawing} size={18} />
    </span>
    <div className="min-w-0 grow">
      <label htmlFor={control} className="text-fine text-muted">
        {label}
      </label>
      {children}
    </div>
  </div>
);
