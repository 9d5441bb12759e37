/** Jobs as pages need them: every link followed, read once a build. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { catalogue, type Place, type Store } from '@/features/catalogue/catalogue.ts';
import { toCents } from '@/features/catalogue/product/price.ts';
import { once } from '@/lib/memoize.ts';
import { jobPath } from '@/routes.ts';
import { isOver } from '@/lib/dates/deadline.ts';
import type { Salary } from './salary.ts';

export type Job = Omit<CollectionEntry<'jobs'>['data'], 'employer' | 'place' | 'salary'> & {
  id: string;
  path: string;
  employer: Store;
  place: Place;
  salary: Salary;
  /** On the day of the build; the visitor's device looks again. */
  closed: boolean;
};

/** The newest first; what is closed comes after all others. */
export const jobs = once(async (): Promise<Job[]> => {
  const [{ store, place }, entries] = await Promise.all([catalogue(), getCollection('jobs')]);
  const now = new Date();
  return entries
    .map(({ id, data: { salary, ...data } }) => ({
      ...data,
      id,
      path: jobPath(id),
      employer: store(data.employer),
      place: place(data.place),
      salary: { from: toCents(salary.from), to: toCents(salary.to), per: salary.per },
      closed: isOver(data.closes, now),
    }))
    .sort((a, b) => Number(a.closed) - Number(b.closed) || b.posted.localeCompare(a.posted));
});

/** What else to look at: other open jobs of its category first, then those of its place, then the newest. */
export function otherJobs(job: Job, all: readonly Job[], count: number): Job[] {
  const closeness = (other: Job) => {
    if (other.category === job.category) return 0;
    return other.place.id === job.place.id ? 1 : 2;
  };
  return all
    .filter(({ id, closed }) => id !== job.id && !closed)
    .sort((a, b) => closeness(a) - closeness(b))
    .slice(0, count);
}
