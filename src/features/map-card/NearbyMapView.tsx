import type { ReactElement } from 'react';
import { NearbyMap } from './NearbyMap.tsx';
import type { Surroundings } from './load-surroundings.ts';

/** Colours of the pins, by the key of their list. */
const DOT_CLASS: Record<string, string> = { vendors: 'bg-sea', buyers: 'bg-brass' };

/** The map around a place, with a text about the vendors and buyers near it. Rendered at build time for every place. */
export function NearbyMapView({ title, line, lists, map, scale }: Surroundings): ReactElement {
  return (
    <>
      <NearbyMap map={map} scale={scale} />
      <div className="px-5 pt-5">
        <h2 className="text-lead">{title}</h2>
        <p className="text-small text-muted">
          {line.map(({ text, name }) => (
            <span key={name ?? text}>
              {name && DOT_CLASS[name] && <span className={`legend-dot ${DOT_CLASS[name]}`} />}
              {text}
            </span>
          ))}
        </p>
        <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-5 gap-y-3">
          {lists.map(({ heading, nearest }) => (
            <section key={heading}>
              <h3 className="font-text text-fine font-semibold tracking-normal text-muted">{heading}</h3>
              <ul aria-label={heading}>
                {nearest.map(({ id, name, distance, path }) => (
                  <li key={id} className="py-1 text-small leading-snug">
                    {path ? (
                      <a href={path} className="row-link block min-h-6 hover:underline">
                        {name}
                      </a>
                    ) : (
                      <span className="block min-h-6">{name}</span>
                    )}
                    <span className="block text-fine text-muted">{distance}</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
