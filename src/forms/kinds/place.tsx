import { LocateFixed } from 'lucide';
import { useState, type ReactElement } from 'react';
import { fill } from '@/cms/fill.ts';
import { buttonClass } from '@/ui/button.ts';
import { Drawing } from '@/ui/Drawing.tsx';
import type { FieldOf } from '../definition.ts';
import { nearestPlace } from '../nearest.ts';
import { lengthOf, plainLine } from '../plain.ts';
import { bad, good } from '../problem.ts';
import { isText, kindOf, type ViewProps } from './kind.ts';
import { TextBox } from './TextBox.tsx';

const LONGEST = 80;

/** A place as the record keeps it: known places with their id, others as they were written. */
export type ChosenPlace = { name: string; id?: string };

type Search = 'idle' | 'locating' | 'denied' | 'failed' | { found: string };

function Place(props: ViewProps<FieldOf<'place'>, string>): ReactElement {
  const { field, id, change, words } = props;
  const [search, setSearch] = useState<Search>('idle');
  const locate = () => {
    setSearch('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const place = nearestPlace(field.places, coords);
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

/** Where something is: a known place, the nearest to where the visitor stands, or any other in words. */
export const place = kindOf('place', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check({ places }, typed: string) {
    const name = plainLine(typed);
    if (!name) return good(null);
    if (lengthOf(name) > LONGEST) return bad('tooLong', { most: LONGEST });
    const known = places.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
    return good<ChosenPlace>(known ? { name: known.name, id: known.id } : { name });
  },
  text: (_field, value: ChosenPlace) => value.name,
  View: Place,
});
