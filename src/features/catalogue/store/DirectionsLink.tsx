import { Navigation } from '@/ui/icons/icons.ts';
import type { ReactElement } from 'react';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { Directions } from './map-links.ts';

type Props = { to: Directions; labels: { direction: string; directionMap: string } };

const LINK_CLASS = 'mt-2 me-2 print:hidden';

/**
 * Links to directions: on touch devices to the map app and to a map in the browser, elsewhere to the map only. The map is
 * not contacted before the visitor follows its link, and receives no referrer. Pages render it without hydration.
 */
export const DirectionsLink = ({ to, labels }: Props): ReactElement => (
  <>
    <a href={to.app} className={buttonClass('secondary', `${LINK_CLASS} not-pointer-coarse:hidden`)}>
      <Icon icon={Navigation} size={17} />
      {labels.direction}
    </a>
    <a
      href={to.map}
      rel="nofollow noreferrer"
      referrerPolicy="no-referrer"
      className={buttonClass('secondary', LINK_CLASS)}
    >
      <Icon icon={Navigation} size={17} className="pointer-coarse:hidden" />
      <span className="pointer-coarse:hidden">{labels.direction}</span>
      <span className="hidden pointer-coarse:inline">{labels.directionMap}</span>
    </a>
  </>
);
