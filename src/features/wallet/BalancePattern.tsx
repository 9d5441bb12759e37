import type { ReactElement } from 'react';

/** The star of the site’s logo as a decoration of deep panels. */
export const BalancePattern = (): ReactElement => (
  <svg
    viewBox="0 0 200 200"
    fill="none"
    stroke="currentColor"
    strokeWidth={3}
    aria-hidden="true"
    className="absolute -end-14 -top-8 size-48 opacity-20 print:hidden"
  >
    {[100, 64].map((side) => (
      <g key={side}>
        <rect x={100 - side / 2} y={100 - side / 2} width={side} height={side} />
        <rect x={100 - side / 2} y={100 - side / 2} width={side} height={side} transform="rotate(45 100 100)" />
      </g>
    ))}
    <circle cx={100} cy={100} r={80} />
  </svg>
);
