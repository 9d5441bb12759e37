/** Rules of government projects that no single field can hold. They stop the build and name file and field. */
import type { ContentIssue, EntriesOf } from '@/cms/bridge/index.ts';
import type { projects } from './schema.ts';

type Content = EntriesOf<{ projects: typeof projects }>;

/** One can bid for some time. */
export function* checkProjectDates({ projects }: Content): Iterable<ContentIssue> {
  for (const { file, data } of projects) {
    if (data.closes <= data.opens)
      yield { file, field: 'closes', reason: `must be after ${data.opens}, when it opens` };
  }
}

/** A range runs upwards. */
export function* checkBudgets({ projects }: Content): Iterable<ContentIssue> {
  for (const { file, data } of projects) {
    const { from, to } = data.budget;
    if (from > to) yield { file, field: 'budget.to', reason: `must be at least ${from}, where the range begins` };
  }
}

export const projectChecks = [checkProjectDates, checkBudgets];
