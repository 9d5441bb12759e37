/** A job as a card shows it: plain data, with the words of the content in place. */
import type { Job } from './jobs.ts';
import { formatSalary } from './salary.ts';
import type { getJobLabels } from './labels.ts';

export type JobStatus = {
  id: string;
  path: string;
  title: string;
  titleAr: string;
  employer: string;
  place: string;
  category: string;
  type: string;
  salary: string;
  /** The last day to apply, as in 2026-12-30. */
  closes: string;
  /** From where somebody looks, as the crow flies. */
  km?: number;
};

export const getJobStatus = (
  { id, path, title, titleAr, employer, place, category, type, salary, closes }: Job,
  labels: Awaited<ReturnType<typeof getJobLabels>>,
): JobStatus => ({
  id,
  path,
  title,
  titleAr,
  employer: employer.name,
  place: place.name,
  category: labels.categories[category],
  type: labels.types[type],
  salary: formatSalary(salary, labels),
  closes,
});
