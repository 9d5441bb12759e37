import { later } from '@/ui/lazy-component.tsx';
import { lengthOf, plainLine } from '@/lib/text/normalize.ts';
import { bad, good } from '../model/validation.ts';
import { isText, kindOf } from './field-type.ts';
import type { PlaceBoxProps } from '../inputs/LocationInput.tsx';

/** Few forms ask for a place: only they load the box. */
const Box = later<PlaceBoxProps>(
  async () => (await import('../inputs/LocationInput.tsx')).PlaceBox,
  () => (
    <>
      <span className="mt-1.5 block min-h-12 rounded-field border border-control" />
      <span className="mt-2 block min-h-11" />
    </>
  ),
);

const LONGEST = 80;

/** A place as the record keeps it: known places with their id, others as they were written. */
export type ChosenPlace = { name: string; id?: string };

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
  View: Box,
});
