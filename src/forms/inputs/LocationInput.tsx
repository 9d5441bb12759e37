import { LocateFixed } from 'lucide';
import { useRef, useState, type ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { findNearest } from '@/lib/geo.ts';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { FieldOf } from '../model/definition.ts';
import type { InputProps } from '../field-types/field-type.ts';
import { TextInput } from './TextInput.tsx';

export type LocationInputProps = InputProps<FieldOf<'location'>, string>;

type Search = 'idle' | 'locating' | 'denied' | 'failed' | 'far' | { found: string };

/** In km: farther away no known place is where one is. */
const FARTHEST = 300;

/** A line for a place with those that are known, and the way to the nearest. */
export function LocationInput(props: LocationInputProps): ReactElement {
  const { field, id, value, change, labels } = props;
  const [search, setSearch] = useState<Search>('idle');
  /** What was typed last: who goes on typing has answered. */
  const typed = useRef(value);
  const locate = () => {
    // Some browsers have none.
    if (!('geolocation' in navigator)) {
      setSearch('failed');
      return;
    }
    setSearch('locating');
    typed.current = value;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (typed.current !== value) return;
        const near = findNearest(field.places, 1, coords, (one) => one)[0];
        const place = near && near.km <= FARTHEST ? near.item : undefined;
        if (place) change(place.name);
        setSearch(place ? { found: place.name } : near ? 'far' : 'failed');
      },
      (error) => {
        if (typed.current !== value) return;
        setSearch(error.code === error.PERMISSION_DENIED ? 'denied' : 'failed');
      },
      { timeout: 15_000, maximumAge: 600_000 },
    );
  };
  const { located, locating, denied, notLocated } = labels.place;
  const said = {
    idle: '',
    locating,
    denied,
    failed: notLocated,
    far: labels.place.far,
  };
  return (
    <>
      <TextInput
        {...props}
        change={(line) => {
          typed.current = line;
          setSearch('idle');
          change(line);
        }}
        list={`${id}-places`}
        autoComplete="off"
      />
      <datalist id={`${id}-places`}>
        {field.places.map((place) => (
          <option key={place.id} value={place.name} />
        ))}
      </datalist>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <button type="button" onClick={locate} className={buttonClass('secondary')}>
          <Icon node={LocateFixed} size={18} />
          {labels.place.useCurrent}
        </button>
        <p role="status" className="text-fine text-muted">
          {typeof search === 'object' ? formatMessage(located, { place: search.found }) : said[search]}
        </p>
      </div>
    </>
  );
}
