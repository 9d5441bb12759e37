import { createLazyComponent } from '@/ui/lazy-component.tsx';
import { countCharacters, normalizeLine } from '@/lib/text/normalize.ts';
import { rejectValue, acceptValue } from '../model/validation.ts';
import { isText, defineFieldType } from './field-type.ts';
import type { LocationInputProps } from '../inputs/LocationInput.tsx';

/** Few forms ask for a place: only they load the box. */
const LazyLocationInput = createLazyComponent<LocationInputProps>(
  async () => (await import('../inputs/LocationInput.tsx')).LocationInput,
  () => (
    <>
      <span className="mt-1.5 block min-h-12 rounded-field border border-control" />
      <span className="mt-2 block min-h-11" />
    </>
  ),
);

const MAX_LOCATION_LENGTH = 80;

/** The stored value: known places with their id, others as text. */
type LocationValue = { name: string; id?: string };

/** Where something is: a known place, the one nearest to the visitor, or any other place as text. */
export const location = defineFieldType('location', {
  labelledBy: 'label',
  initialValue: () => '',
  isValidDraft: isText,
  validate({ places }, typed: string) {
    const name = normalizeLine(typed);
    if (!name) return acceptValue(null);
    if (countCharacters(name) > MAX_LOCATION_LENGTH) return rejectValue('tooLong', { max: MAX_LOCATION_LENGTH });
    const known = places.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
    return acceptValue<LocationValue>(known ? { name: known.name, id: known.id } : { name });
  },
  format: (_field, value: LocationValue) => value.name,
  Input: LazyLocationInput,
});
