/** A job as a card shows it: plain data, with the words of the content in place. */
import type { Job } from './jobs.ts';
import { salaryText } from './salary.ts';
import type { jobWords } from './labels.ts';

export type ShownJob = {
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

export const shownJob = (
  { id, path, title, titleAr, employer, place, category, type, salary, closes }: Job,
  words: Awaited<ReturnType<typeof jobWords>>,
): ShownJob => ({
  id,
  path,
  title,
  titleAr,
  employer: employer.name,
  place: place.name,
  category: words.categories[category],
  type: words.types[type],
  salary: salaryText(salary, words),
  closes,
});
