/** Content of the reseller pages with references resolved and money in cents. Memoized for the build. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { loadPlaces } from '@/features/places/places.ts';
import { toCents } from '@/lib/money.ts';
import { memoizeContent } from '@/lib/memoize.ts';

export type Applicant = Pick<CollectionEntry<'applicants'>['data'], 'username' | 'mobile' | 'type' | 'registered'> & {
  id: string;
  place: string;
  cents: number;
};

/** Returns the applicants, newest first. */
export const getApplicants = memoizeContent(async (): Promise<Applicant[]> => {
  const [{ getPlace }, registered] = await Promise.all([loadPlaces(), getCollection('applicants')]);
  return registered
    .map(({ id, data: { place, spending, ...data } }) => ({
      ...data,
      id,
      place: getPlace(place).name,
      cents: toCents(spending),
    }))
    .sort((a, b) => b.registered.localeCompare(a.registered));
});
