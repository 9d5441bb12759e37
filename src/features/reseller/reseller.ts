/** Content of the reseller pages with references resolved and money in cents. Memoized for the build. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { toCents } from '@/lib/money.ts';
import { memoizeForBuild } from '@/lib/memoize.ts';
import { getSingleton } from '@/cms/singleton.ts';

export type Applicant = Pick<CollectionEntry<'applicants'>['data'], 'username' | 'mobile' | 'type' | 'registered'> & {
  id: string;
  place: string;
  cents: number;
};

export const getResellerLabels = memoizeForBuild(() => getSingleton('reseller'));

/** Returns the applicants, newest first. */
export const getApplicants = memoizeForBuild(async (): Promise<Applicant[]> => {
  const [registered, places] = await Promise.all([getCollection('applicants'), getCollection('places')]);
  const names = new Map(places.map(({ id, data }) => [id, data.name]));
  return registered
    .map(({ id, data: { place, spending, ...data } }) => {
      const name = names.get(place.id);
      if (name === undefined) throw new Error(`content/places has no entry “${place.id}”`);
      return { ...data, id, place: name, cents: toCents(spending) };
    })
    .sort((a, b) => b.registered.localeCompare(a.registered));
});
