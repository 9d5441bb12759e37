import { createElement, type ReactElement } from 'react';
import type { IconNode } from './icons.ts';
import type { MaskedIcon } from './masked-icons.ts';

type Props = {
  /** The drawing, or the name of one that the style sheet has, so that the island need not include it. */
  icon: IconNode | MaskedIcon;
  size?: number;
  className?: string;
};

/** A decorative icon in an island; `Icon.astro` renders the same on pages. */
export function Icon({ icon, size = 20, className }: Props): ReactElement {
  const isMasked = typeof icon === 'string';
  return (
    <svg
      width={size}
      height={size}
      viewBox={isMasked ? undefined : '0 0 24 24'}
      aria-hidden="true"
      className={`icon${isMasked ? ` icon-${icon}` : ''}${className ? ` ${className}` : ''}`}
    >
      {isMasked || icon.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
