import type { StoredFieldValue } from './schemas/stored-record.ts';

const isLocation = (value: unknown): value is { id?: unknown } => typeof value === 'object' && value !== null;

/** Returns the id of the known place among the answers; undefined when there is none. */
export function getPlaceId(answers: readonly Pick<StoredFieldValue, 'kind' | 'value'>[]): string | undefined {
  const place = answers.find(({ kind }) => kind === 'place')?.value;
  return isLocation(place) && typeof place.id === 'string' ? place.id : undefined;
}
