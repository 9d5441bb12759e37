import { CircleAlert, type IconNode } from '../icons/icons.ts';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import {
  ALERT_CONTENT_CLASS,
  ALERT_ROW_CLASS,
  ALERT_TEXT_CLASS,
  alertBoxClass,
  type AlertProps,
} from './alert-styles.ts';

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
  <div role={role} className={`${alertBoxClass(tone)} ${ALERT_ROW_CLASS} ${className}`}>
    <Icon icon={icon} className="mt-0.5" />
    <div className={ALERT_CONTENT_CLASS}>
      <p className={ALERT_TEXT_CLASS}>{children}</p>
      {actions}
    </div>
  </div>
);
