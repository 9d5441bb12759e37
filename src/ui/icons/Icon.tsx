import { createElement, type ReactElement } from 'react';
import type { IconNode } from './icons.ts';

/** A decorative icon in an island; `Icon.astro` renders the same on pages. */
export function Icon({
  icon,
  size = 20,
  className,
}: {
  icon: IconNode;
  size?: number;
  className?: string;
}): ReactElement {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className ? `icon ${className}` : 'icon'}
    >
      {icon.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
