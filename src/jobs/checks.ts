/** Rules of jobs that no single field can hold. They stop the build and name file and field. */
import type { ContentOf, Fault } from '@/cms/bridge/index.ts';
import { addDays } from '@/forms/days.ts';
import { SAMPLE_DAY, showsSamples } from '@/shell/samples.ts';
import type keystaticConfig from '../../keystatic.config.ts';

type Content = ContentOf<typeof keystaticConfig>;

/** A job is open for some time. */
export function* jobDays({ jobs }: Content): Iterable<Fault> {
  for (const { file, data } of jobs) {
    if (data.closes <= data.posted) yield { file, field: 'closes', reason: `must be after ${data.posted}, its day` };
  }
}

/** A range runs upwards. */
export function* salaries({ jobs }: Content): Iterable<Fault> {
  for (const { file, data } of jobs) {
    const { from, to } = data.salary;
    if (from > to) yield { file, field: 'salary.to', reason: `must be at least ${from}, where the range begins` };
  }
}

/** In days: a list of samples shows what a job looks like that closes soon. */
const SOON = 30;

export function* sampleClosesSoon(content: Content): Iterable<Fault> {
  const [first] = content.jobs;
  if (!first || !showsSamples(content)) return;
  const last = addDays(SAMPLE_DAY, SOON);
  if (!content.jobs.some(({ data }) => data.closes >= SAMPLE_DAY && data.closes <= last)) {
    yield { file: first.file, field: 'closes', reason: `no sample job closes between ${SAMPLE_DAY} and ${last}` };
  }
}

export const jobChecks = [jobDays, salaries, sampleClosesSoon];
