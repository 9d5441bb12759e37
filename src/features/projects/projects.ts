/** Government projects with all references resolved and money in US cents, loaded once per build. */
import type { CollectionEntry } from 'astro:content';
import { getEntries } from '@/cms/entries.ts';
import { loadPlaces, type Place } from '@/features/places/places.ts';
import { toCents } from '@/lib/money.ts';
import { memoizeContent } from '@/lib/memoize.ts';
import { getProjectPath } from '@/routes.ts';
import { compareByDeadline } from './sort-by-deadline.ts';
import { getProjectStatus, type ProjectStatus } from './project-status.ts';

type Entry = CollectionEntry<'projects'>['data'];

export type Project = Omit<Entry, 'place' | 'budget' | 'award'> & {
  id: string;
  path: string;
  place: Place;
  /** Budget in US cents. */
  budget: { from: number; to: number };
  /** Winner and amount in US cents; undefined before the award. */
  award?: { to: string; cents: number };
  /** Status on the day of the build; pages check again on the visitor's clock. */
  state: ProjectStatus;
};

/** Loads all projects: open ones by the nearest deadline, then past ones, the latest first. */
export const getProjects = memoizeContent(async (): Promise<Project[]> => {
  const [{ getPlace }, entries] = await Promise.all([loadPlaces(), getEntries('projects')]);
  const now = new Date();
  return entries
    .map(({ id, data: { award, budget, ...data } }) => ({
      ...data,
      id,
      path: getProjectPath(id),
      place: getPlace(data.place),
      budget: { from: toCents(budget.from), to: toCents(budget.to) },
      ...(award.discriminant ? { award: { to: award.value.to, cents: toCents(award.value.amount) } } : {}),
      state: getProjectStatus({ closes: data.closes, isAwarded: award.discriminant }, now),
    }))
    .sort(compareByDeadline);
});
