/** Rules of jobs that no single field can hold. They stop the build and name file and field. */
import type { ContentIssue, EntriesOf } from '@/cms/bridge/index.ts';
import type { jobs } from './schema.ts';

type Content = EntriesOf<{ jobs: typeof jobs }>;

/** A job is open for some time. */
export function* checkJobDates({ jobs }: Content): Iterable<ContentIssue> {
  for (const { file, data } of jobs) {
    if (data.closes <= data.posted) yield { file, field: 'closes', reason: `must be after ${data.posted}, its day` };
  }
}

/** A range runs upwards. */
export function* checkSalaries({ jobs }: Content): Iterable<ContentIssue> {
  for (const { file, data } of jobs) {
    const { from, to } = data.salary;
    if (from > to) yield { file, field: 'salary.to', reason: `must be at least ${from}, where the range begins` };
  }
}

export const jobChecks = [checkJobDates, checkSalaries];
