/** The data of a job card: plain data with formatted texts. */
import type { Job } from './jobs.ts';
import { formatSalary } from './salary.ts';
import type { JobLabels } from './labels.ts';

export type JobStatus = {
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

export const getJobStatus = (
  { id, path, title, titleAr, employer, place, category, type, salary, closes }: Job,
  labels: JobLabels,
): JobStatus => ({
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
