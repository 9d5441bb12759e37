import { LocateFixed } from '@/ui/icons/icons.ts';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { findNearest } from '@/lib/geo.ts';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { FieldOf } from '../model/definition.ts';
import type { InputProps } from '../field-types/field-type.ts';
import { TextInput } from './TextInput.tsx';

export type LocationInputProps = InputProps<FieldOf<'location'>, string>;

type LocateState = 'idle' | 'locating' | 'denied' | 'failed' | 'far' | { found: string };

/** Maximum distance in km at which a known town counts as the current location. */
const MAX_DISTANCE_KM = 300;

/** A text input for a town with suggestions, and a button that finds the nearest town by geolocation. */
export function LocationInput(props: LocationInputProps): ReactElement {
  const { field, id, value, onChange, labels } = props;
  const [{ state: locateState, text }, setLookup] = useState<{ state: LocateState; text: string }>({
    state: 'idle',
    text: value,
  });
  /**
   * The text as it is now. Changing it while the location is looked up cancels the lookup, and so do clearing the form and sending it,
   * which removes the input: a value set then would become a new draft.
   */
  const latest = useRef<string | undefined>(value);
  useEffect(() => {
    latest.current = value;
    return () => {
      latest.current = undefined;
    };
  });
  const setLocateState = (state: LocateState) => {
    setLookup({ state, text: typeof state === 'object' ? state.found : value });
  };
  const locate = () => {
    // Geolocation is not available in every browser and context.
    if (!('geolocation' in navigator)) {
      setLocateState('failed');
      return;
    }
    setLocateState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (latest.current !== value) return;
        const nearest = findNearest(field.places, 1, coords, (one) => one)[0];
        const place = nearest && nearest.km <= MAX_DISTANCE_KM ? nearest.item : undefined;
        if (place) onChange(place.name);
        setLocateState(place ? { found: place.name } : nearest ? 'far' : 'failed');
      },
      (error) => {
        if (latest.current !== value) return;
        setLocateState(error.code === error.PERMISSION_DENIED ? 'denied' : 'failed');
      },
      { timeout: 15_000, maximumAge: 600_000 },
    );
  };
  const { located, locating, denied, notLocated } = labels.location;
  const messages = {
    idle: '',
    locating,
    denied,
    failed: notLocated,
    far: labels.location.far,
  };
  return (
    <>
      <TextInput
        {...props}
        onChange={(line) => {
          setLocateState('idle');
          onChange(line);
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
          <Icon icon={LocateFixed} size={18} />
          {labels.location.useCurrent}
        </button>
        <p role="status" className="text-fine text-muted">
          {text === value &&
            (typeof locateState === 'object'
              ? formatMessage(located, { place: locateState.found })
              : messages[locateState])}
        </p>
      </div>
    </>
  );
}
