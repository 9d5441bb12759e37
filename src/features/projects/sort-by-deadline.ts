/** The order of projects for bidders. */
import { getProjectStatus, type ProjectStatus } from './project-status.ts';

type SortableProject = { state: ProjectStatus; closes: string };

const isPast = ({ state }: SortableProject): boolean => state === 'closed' || state === 'awarded';

/** Compares projects: open ones first, by the nearest deadline, then past ones, the latest first. */
export function compareByDeadline(a: SortableProject, b: SortableProject): number {
  if (isPast(a) !== isPast(b)) return isPast(a) ? 1 : -1;
  return isPast(a) ? b.closes.localeCompare(a.closes) : a.closes.localeCompare(b.closes);
}

/** Sorts projects in the order in which they are on a date. */
export const sortByDeadline = <Some extends { closes: string; isAwarded: boolean }>(
  projects: readonly Some[],
  now: Date,
): Some[] =>
  projects
    .map((project) => ({ project, closes: project.closes, state: getProjectStatus(project, now) }))
    .sort(compareByDeadline)
    .map(({ project }) => project);
