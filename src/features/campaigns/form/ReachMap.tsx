import type { ReactElement } from 'react';
import type { LocationOption } from '@/forms/model/definition.ts';
import { chooseNames, CIRCLE_LINE_SHARE, FONT_SHARE, layoutReach, OUTLINE_SHARE } from './reach-map.ts';

export type ReachMapProps = {
  /** SVG path of the land; undefined until it is loaded. */
  coast: string | undefined;
  places: readonly LocationOption[];
  place: LocationOption;
  km: number;
  label: string;
};

/** A drawn map of the circle around a place. */
export function ReachMap({ coast, places, place, km, label }: ReachMapProps): ReactElement {
  const reach = layoutReach(place, km);
  const { viewBox, centre, radius, height } = reach;
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      direction="ltr"
      role="img"
      aria-label={label}
      className="aspect-[19/10] w-full bg-sea-soft"
    >
      {coast !== undefined && (
        <path
          d={coast}
          className="fill-land stroke-sea/25"
          strokeWidth={height * OUTLINE_SHARE}
          paintOrder="stroke"
          strokeLinejoin="round"
        />
      )}
      <circle
        cx={centre.x}
        cy={centre.y}
        r={radius}
        className="fill-sea/15 stroke-sea"
        strokeWidth={height * CIRCLE_LINE_SHARE}
      />
      <g fontSize={height * FONT_SHARE} className="fill-text">
        {chooseNames(places, place, reach).map(({ place: { id, name }, dot, text }) => (
          <g key={id}>
            <circle cx={dot.x} cy={dot.y} r={dot.radius} className={id === place.id ? 'fill-sea' : ''} />
            <text
              x={text.x}
              y={text.y}
              textAnchor={text.anchor}
              className="stroke-surface/70"
              strokeWidth={height * OUTLINE_SHARE}
              paintOrder="stroke"
            >
              {name}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}
