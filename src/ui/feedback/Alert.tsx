import { CircleAlert, type IconNode } from '../icons/icons.ts';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { getAlertClass, type AlertProps } from './alert-styles.ts';

type Props = AlertProps & {
  icon?: IconNode;
  /** Buttons and links behind the text. */
  actions?: ReactNode;
  /** Margins of the box. */
  className?: string;
  children: ReactNode;
};

/** A tinted box with an icon and a text, in islands. */
export const Alert = ({
  role,
  tone = 'brass',
  icon = CircleAlert,
  actions,
  className = '',
  children,
}: Props): ReactElement => (
  <div role={role} className={`${getAlertClass(tone)} ${className}`}>
    <Icon icon={icon} />
    <div>
      <p>{children}</p>
      {actions}
    </div>
  </div>
);
