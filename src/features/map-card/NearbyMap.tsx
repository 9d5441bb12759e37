import type { ReactElement } from 'react';
import { SIZE, type MapLayout, type Pin } from './map-layout.ts';

const PIN_CLASS: Record<Pin['kind'], string> = { vendor: 'fill-sea', buyer: 'fill-brass' };
/** Minimum radius of the circle of what is counted: a smaller one looks like a part of a pin. */
const MIN_RADIUS = 12;
/** Rounds a length to a tenth of a pixel: more digits cannot be seen. */
const round = (value: number) => Math.round(value * 10) / 10;

type Props = {
  map: MapLayout;
  /** Length of the bar below the lens. */
  scale: string;
};

/** The coast and the lens above it. The text beside the map has the same information. */
export function NearbyMap({
  map: {
    coast,
    labels,
    spot,
    rays,
    lens,
    scale: { from, to },
    pins,
  },
  scale,
}: Props): ReactElement {
  return (
    <svg
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="xMidYMid slice"
      direction="ltr"
      aria-hidden="true"
      className="h-[min(12rem,54vw)] w-full shrink-0 grow bg-sea-soft"
    >
      <path d={coast} className="fill-land stroke-sea/20" strokeWidth="6" paintOrder="stroke" strokeLinejoin="round" />
      <g className="stroke-sea/45" fill="none">
        <circle cx={round(spot.x)} cy={round(spot.y)} r={round(spot.r)} className="fill-surface/40" />
        {rays.map(([from, to]) => (
          <line key={from.x} x1={round(from.x)} y1={round(from.y)} x2={round(to.x)} y2={round(to.y)} />
        ))}
      </g>
      <g
        fontSize={SIZE.name}
        className="fill-text stroke-surface/60"
        strokeWidth="2.5"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {labels.map(({ text, x, y, anchor, dot }) => (
          <g key={text}>
            <circle cx={round(dot.x)} cy={round(dot.y)} r={SIZE.dot} stroke="none" />
            <text x={round(x)} y={round(y)} textAnchor={anchor}>
              {text}
            </text>
          </g>
        ))}
        <text x={round(to.x + SIZE.gap)} y={from.y + 3.5}>
          {scale}
        </text>
      </g>
      <path d={`M${round(from.x)} ${from.y - 3}v6v-3H${round(to.x)}v3v-6`} stroke="currentColor" fill="none" />
      <circle cx={lens.x} cy={lens.y} r={lens.r} className="fill-sea-soft" />
      <path
        d={lens.coast}
        className="fill-land stroke-sea/20"
        strokeWidth="3.5"
        paintOrder="stroke"
        strokeLinejoin="round"
      />
      <g className="stroke-sea/45" fill="none">
        {lens.countedRadius > MIN_RADIUS && lens.countedRadius < lens.r && (
          <circle cx={lens.x} cy={lens.y} r={round(lens.countedRadius)} strokeDasharray="2 3" />
        )}
        <circle cx={lens.x} cy={lens.y} r={lens.r} className="stroke-surface" strokeWidth="3.5" />
        <circle cx={lens.x} cy={lens.y} r={lens.r + 2} />
      </g>
      {pins.map(
        ({ x, y, kind, isNear }) =>
          isNear && (
            <circle
              key={`${kind} ${x} ${y}`}
              cx={round(x)}
              cy={round(y)}
              r="9"
              fillOpacity="0.28"
              className={PIN_CLASS[kind]}
            />
          ),
      )}
      {pins.map(({ x, y, kind, isNear }) => (
        <circle
          key={`${kind} ${x} ${y}`}
          cx={round(x)}
          cy={round(y)}
          r={isNear ? 4.6 : 3}
          className={`${PIN_CLASS[kind]} stroke-surface`}
          strokeWidth="1.4"
        />
      ))}
    </svg>
  );
}
