import { getJobs as allJobs } from '@/features/jobs/jobs.ts';
import { formatMessage } from '@/lib/messages.ts';
import { formatDate } from '@/lib/dates/format.ts';
import { toJobCardData } from '@/features/jobs/job-card-data.ts';
import { getLabels } from '@/cms/labels/get-labels.ts';
import { getRecordImage } from '../picture.ts';
import { getVerifiedUntil } from '../verified-until.ts';
import type { RecordSource } from '@/features/search/record.ts';

/** Records of open jobs. A salary is not indexed as a price, so that jobs do not appear among priced goods. */
export const loadJobs: RecordSource = async () => {
  const [all, labels] = await Promise.all([allJobs(), getLabels('jobs')]);
  return Promise.all(
    all
      .filter(({ isClosed }) => !isClosed)
      .map(async (job) => {
        const { category, salary, type } = toJobCardData(job, labels);
        const { employer, place } = job;
        const { closing } = labels;
        return {
          id: job.id,
          url: job.path,
          kind: 'jobs' as const,
          title: job.title,
          arabic: job.titleAr,
          line: `${employer.name} · ${place.name}`,
          chips: [salary, type],
          picture: await getRecordImage(employer.logo.image),
          ...getVerifiedUntil(employer.verified),
          // Found until its last day. Favourites still show it afterwards, as closed.
          expires: job.closes,
          closing: {
            day: job.closes,
            soon: 0,
            labels: { open: '', soon: '', closed: formatMessage(closing.closed, { date: formatDate(job.closes) }) },
          },
          seller: employer.name,
          category,
          keywords: [job.profession, ...job.skills],
          related: [labels.crumb, type],
          text: [
            employer.name,
            employer.nameAr,
            place.name,
            place.nameAr,
            place.region,
            job.description,
            ...job.duties,
            ...job.requirements,
          ],
        };
      }),
  );
};
