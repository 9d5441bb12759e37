/** Jobs with all references resolved, loaded once per build. */
import type { CollectionEntry } from 'astro:content';
import { getEntries } from '@/cms/entries.ts';
import { loadCatalogue, type Store } from '@/features/catalogue/catalogue.ts';
import { loadPlaces, type Place } from '@/features/places/places.ts';
import { toCents } from '@/lib/money.ts';
import { memoizeContent } from '@/lib/memoize.ts';
import { getJobPath } from '@/routes.ts';
import { isPast } from '@/lib/dates/deadline.ts';
import type { Salary } from './salary.ts';

export type Job = Omit<CollectionEntry<'jobs'>['data'], 'employer' | 'place' | 'salary'> & {
  id: string;
  path: string;
  employer: Store;
  place: Place;
  salary: Salary;
  /** Whether the job is closed on the day of the build; pages check again on the visitor's clock. */
  isClosed: boolean;
};

/** Loads all jobs, newest first, with closed jobs last. */
export const getJobs = memoizeContent(async (): Promise<Job[]> => {
  const [{ store }, { getPlace }, entries] = await Promise.all([loadCatalogue(), loadPlaces(), getEntries('jobs')]);
  const now = new Date();
  return entries
    .map(({ id, data: { salary, ...data } }) => ({
      ...data,
      id,
      path: getJobPath(id),
      employer: store(data.employer),
      place: getPlace(data.place),
      salary: { from: toCents(salary.from), to: toCents(salary.to), per: salary.per },
      isClosed: isPast(data.closes, now),
    }))
    .sort((a, b) => Number(a.isClosed) - Number(b.isClosed) || b.posted.localeCompare(a.posted));
});

/** Returns other open jobs: those of the same category first, then of the same place, then the newest. */
export function getRelatedJobs(job: Job, all: readonly Job[], count: number): Job[] {
  const getRank = (other: Job) => {
    if (other.category === job.category) return 0;
    return other.place.id === job.place.id ? 1 : 2;
  };
  return all
    .filter(({ id, isClosed }) => id !== job.id && !isClosed)
    .sort((a, b) => getRank(a) - getRank(b))
    .slice(0, count);
}
