/** People who look for work, loaded once a build. */
import { getCollection } from 'astro:content';
import { loadCatalogue, type Person, type Place } from '@/features/catalogue/catalogue.ts';
import { memoizeForBuild } from '@/lib/memoize.ts';

export type JobSeeker = Omit<Person, 'place'> & { place: Place };

export const getJobSeekers = memoizeForBuild(async (): Promise<JobSeeker[]> => {
  const [{ place }, entries] = await Promise.all([
    loadCatalogue(),
    getCollection('people', ({ data }) => data.role === 'job-seeker'),
  ]);
  return entries.map(({ id, data }) => ({ ...data, id, place: place(data.place) }));
});
