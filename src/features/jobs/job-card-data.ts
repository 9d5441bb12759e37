import type { Job } from './jobs.ts';
import { formatSalary } from './salary.ts';
import type { JobLabels } from './labels.ts';

/** What a job card shows, as plain data. */
export type JobCardData = {
  id: string;
  path: string;
  title: string;
  titleAr: string;
  employer: string;
  emblem: Job['employer']['logo'];
  place: string;
  category: string;
  type: string;
  salary: string;
  /** Last day to apply, an ISO date. */
  closes: string;
  /** Straight-line distance from the visitor's place. */
  km?: number;
};

/** Returns what a job card shows, with formatted texts. */
export const toJobCardData = (
  { id, path, title, titleAr, employer, place, category, type, salary, closes }: Job,
  labels: JobLabels,
): JobCardData => ({
  id,
  path,
  title,
  titleAr,
  employer: employer.name,
  emblem: employer.logo,
  place: place.name,
  category: labels.categories[category],
  type: labels.types[type],
  salary: formatSalary(salary, labels),
  closes,
});
