import type { IconNode } from 'lucide';
import { createElement, type ReactElement } from 'react';

/** A Lucide icon for islands. Takes the icon node as a prop, so that only used icons are bundled. */
export function Icon({
  node,
  size = 20,
  className,
}: {
  node: IconNode;
  size?: number;
  className?: string;
}): ReactElement {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className ?? ''}`}
    >
      {node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
