/** All people with their places, loaded once per build. */
import { createLookup, loadEntries, type Entry } from '@/cms/entries.ts';
import { loadPlaces, type Place } from '@/features/places/places.ts';
import { memoizeContent } from '@/lib/memoize.ts';

export type Person = Omit<Entry<'people'>, 'place'> & { place: Place };

export const loadPeople = memoizeContent(async () => {
  const [{ getPlace }, entries] = await Promise.all([loadPlaces(), loadEntries('people')]);
  const people = entries.map((person): Person => ({ ...person, place: getPlace(person.place) }));
  return { people, getPerson: createLookup('people', people) };
});

/** Loads the people with a role. */
export const getPeople = async (role: Person['role']): Promise<Person[]> =>
  (await loadPeople()).people.filter((person) => person.role === role);
