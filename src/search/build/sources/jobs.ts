import { jobs as allJobs } from '@/jobs/jobs.ts';
import { shownJob } from '@/jobs/shown-job.ts';
import { jobWords } from '@/jobs/words.ts';
import type { Source } from '../../record.ts';

/** The jobs that are open: nobody looks for another. A salary is no price, so that none is among the cheap or dear goods. */
export const jobs: Source = async () => {
  const [all, words] = await Promise.all([allJobs(), jobWords()]);
  return all
    .filter(({ closed }) => !closed)
    .map((job) => {
      const { category, salary, type } = shownJob(job, words);
      const { employer, place } = job;
      return {
        id: job.id,
        url: job.path,
        kind: 'jobs' as const,
        title: job.title,
        arabic: job.titleAr,
        line: `${employer.name} · ${place.name}`,
        chips: [salary, type],
        verified: employer.verified.discriminant,
        seller: employer.name,
        category,
        keywords: [job.profession, ...job.skills],
        related: [words.crumb, type],
        text: [
          employer.name,
          employer.nameAr,
          place.name,
          place.nameAr,
          place.region,
          job.description,
          ...job.duties,
          ...job.needs,
        ],
      };
    });
};
