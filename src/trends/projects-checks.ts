/** Rules of government projects that no single field can hold. They stop the build and name file and field. */
import type { ContentOf, Fault } from '@/cms/bridge/index.ts';
import { SAMPLE_DAY, showsSamples } from '@/shell/samples.ts';
import type keystaticConfig from '../../keystatic.config.ts';
import { PROJECT_STATES, projectState } from './project-state.ts';

type Content = ContentOf<typeof keystaticConfig>;

/** One can bid for some time. */
export function* projectDays({ projects }: Content): Iterable<Fault> {
  for (const { file, data } of projects) {
    if (data.closes <= data.opens)
      yield { file, field: 'closes', reason: `must be after ${data.opens}, when it opens` };
  }
}

/** A range runs upwards. */
export function* budgets({ projects }: Content): Iterable<Fault> {
  for (const { file, data } of projects) {
    const { from, to } = data.budget;
    if (from > to) yield { file, field: 'budget.to', reason: `must be at least ${from}, where the range begins` };
  }
}

/** The samples show a project in each state. */
export function* sampleStates(content: Content): Iterable<Fault> {
  const [first] = content.projects;
  if (!first || !showsSamples(content)) return;
  const states = new Set(
    content.projects.map(({ data: { closes, award } }) =>
      projectState({ closes, awarded: award.discriminant }, new Date(`${SAMPLE_DAY}T12:00`)),
    ),
  );
  for (const state of PROJECT_STATES) {
    if (!states.has(state)) yield { file: first.file, field: '', reason: `no sample is ${state} on ${SAMPLE_DAY}` };
  }
}

export const projectChecks = [projectDays, budgets, sampleStates];
