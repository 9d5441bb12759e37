/** Rules that cover several fields of a project, or several projects. A violation stops the build and names file and field. */
import type { ContentIssue, EntriesOf } from '@/cms/bridge/index.ts';
import { normalizeLine } from '@/lib/text/normalize.ts';
import type { projects } from './schema.ts';

type Content = EntriesOf<{ projects: typeof projects }>;

/** Checks that a project closes after it opens. */
export function* checkProjectDates({ projects }: Content): Iterable<ContentIssue> {
  for (const { file, data } of projects) {
    if (data.closes <= data.opens)
      yield { file, field: 'closes', reason: `must be after ${data.opens}, the day it opens` };
  }
}

/** Checks that a budget does not end below its start. */
export function* checkBudgets({ projects }: Content): Iterable<ContentIssue> {
  for (const { file, data } of projects) {
    const { from, to } = data.budget;
    if (from > to) yield { file, field: 'budget.to', reason: `must be at least ${from}, the start of the range` };
  }
}

/** Checks that no two projects have the same number: bidders name a project by it. */
export function* checkProjectNumbers({ projects }: Content): Iterable<ContentIssue> {
  const taken = new Map<string, string>();
  for (const { file, data } of projects) {
    const number = normalizeLine(data.number).toLowerCase();
    const other = taken.get(number);
    if (other !== undefined) {
      yield { file, field: 'number', reason: `“${data.number}” is the number of ${other} already: use another one` };
    } else taken.set(number, file);
  }
}

export const projectChecks = [checkProjectDates, checkBudgets, checkProjectNumbers];
