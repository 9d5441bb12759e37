import { expect, test } from 'vitest';
import { budgets, projectDays, sampleStates } from './projects-checks.ts';

type Content = Parameters<typeof budgets>[0];

/** The checks read a few fields only: a test gives those. */
const content = (projects: object[], show = true): Content =>
  ({
    projects: projects.map((data) => ({ id: 'g', file: 'content/projects/g.yaml', data })),
    settings: [{ data: { sampleNotice: { show } } }],
  }) as unknown as Content;

const fields = (faults: Iterable<{ field: string }>) => [...faults].map(({ field }) => field);

test('a project closes after it opens', () => {
  expect(fields(projectDays(content([{ opens: '2026-11-01', closes: '2026-11-02' }])))).toEqual([]);
  expect(fields(projectDays(content([{ opens: '2026-11-01', closes: '2026-11-01' }])))).toEqual(['closes']);
});

test('a budget runs upwards', () => {
  expect(fields(budgets(content([{ budget: { from: 5, to: 5 } }, { budget: { from: 6, to: 5 } }])))).toEqual([
    'budget.to',
  ]);
});

test('the samples show each state', () => {
  const project = (closes: string, awarded = false) => ({ closes, award: { discriminant: awarded } });
  const all = [project('2026-12-01'), project('2027-03-01'), project('2026-10-01'), project('2026-10-01', true)];
  const reasons = (projects: object[], show?: boolean) =>
    [...sampleStates(content(projects, show))].map(({ reason }) => reason);
  expect(reasons(all)).toEqual([]);
  expect(reasons(all.slice(0, 2))).toEqual(['no sample is closed on 2026-11-20', 'no sample is awarded on 2026-11-20']);
  expect(reasons(all.slice(0, 2), false)).toEqual([]);
});
