/** People who look for work. */
import { getCollection } from 'astro:content';
import { catalogue, type Person, type Place } from '@/features/catalogue/catalogue.ts';
import { once } from '@/lib/memoize.ts';

export type JobSeeker = Omit<Person, 'place'> & { place: Place };

export const jobSeekers = once(async (): Promise<JobSeeker[]> => {
  const [{ place }, entries] = await Promise.all([
    catalogue(),
    getCollection('people', ({ data }) => data.role === 'job-seeker'),
  ]);
  return entries.map(({ id, data }) => ({ ...data, id, place: place(data.place) }));
});
