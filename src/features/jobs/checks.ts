/** Rules that cover several fields of a job. A violation stops the build and names file and field. */
import type { ContentIssue, EntriesOf } from '@/cms/bridge/index.ts';
import type { jobs } from './schema.ts';

type Content = EntriesOf<{ jobs: typeof jobs }>;

/** Checks that a job closes after it was posted. */
export function* checkJobDates({ jobs }: Content): Iterable<ContentIssue> {
  for (const { file, data } of jobs) {
    if (data.closes <= data.posted)
      yield { file, field: 'closes', reason: `must be after ${data.posted}, the day it was posted` };
  }
}

/** Checks that a salary range does not end below its start. */
export function* checkSalaries({ jobs }: Content): Iterable<ContentIssue> {
  for (const { file, data } of jobs) {
    const { from, to } = data.salary;
    if (from > to) yield { file, field: 'salary.to', reason: `must be at least ${from}, the start of the range` };
  }
}

export const jobChecks = [checkJobDates, checkSalaries];
