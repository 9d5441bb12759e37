import type { IconNode } from '@/ui/icons/icons.ts';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '@/ui/icons/Icon.tsx';

type Props = {
  icon: IconNode;
  label: string;
  /** Id of the input that the label names. */
  inputId: string;
  isHidden: boolean | undefined;
  children: ReactNode;
};

/** Renders a field as a line of a list: icon, small label, input. */
export const InlineField = ({ icon, label, inputId, isHidden, children }: Props): ReactElement => (
  <div
    id={`${inputId}-field`}
    hidden={isHidden}
    className="flex flex-wrap gap-3.5 border-t border-line py-2.5 first:border-0"
  >
    <span className="mt-2.5 grid size-10 shrink-0 place-items-center rounded-full bg-sunken">
      <Icon icon={icon} size={18} />
    </span>
    <div className="grow basis-40">
      <label htmlFor={inputId} className="text-fine text-muted">
        {label}
      </label>
      {children}
    </div>
  </div>
);
