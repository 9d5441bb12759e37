import { LocateFixed } from 'lucide';
import { useState, type ReactElement } from 'react';
import { fill } from '@/cms/fill.ts';
import { nearest } from '@/places/distance.ts';
import { buttonClass } from '@/ui/button.ts';
import { Drawing } from '@/ui/Drawing.tsx';
import type { FieldOf } from '../definition.ts';
import type { ViewProps } from './kind.ts';
import { TextBox } from './TextBox.tsx';

export type PlaceBoxProps = ViewProps<FieldOf<'place'>, string>;

type Search = 'idle' | 'locating' | 'denied' | 'failed' | { found: string };

/** A line for a place with those that are known, and the way to the nearest. */
export function PlaceBox(props: PlaceBoxProps): ReactElement {
  const { field, id, change, words } = props;
  const [search, setSearch] = useState<Search>('idle');
  const locate = () => {
    setSearch('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const place = nearest(field.places, 1, coords, (one) => one)[0]?.item;
        if (place) change(place.name);
        setSearch(place ? { found: place.name } : 'failed');
      },
      (error) => {
        setSearch(error.code === error.PERMISSION_DENIED ? 'denied' : 'failed');
      },
      { timeout: 15_000, maximumAge: 600_000 },
    );
  };
  const { located, locating, denied, notLocated } = words.place;
  const said = {
    idle: '',
    locating,
    denied,
    failed: notLocated,
  };
  return (
    <>
      <TextBox {...props} list={`${id}-places`} autoComplete="off" />
      <datalist id={`${id}-places`}>
        {field.places.map((place) => (
          <option key={place.id} value={place.name} />
        ))}
      </datalist>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <button type="button" onClick={locate} className={buttonClass('secondary')}>
          <Drawing node={LocateFixed} size={18} />
          {words.place.useCurrent}
        </button>
        <p role="status" className="text-fine text-muted">
          {typeof search === 'object' ? fill(located, { place: search.found }) : said[search]}
        </p>
      </div>
    </>
  );
}
