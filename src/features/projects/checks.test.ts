import { expect, test } from 'vitest';
import { checkBudgets, checkProjectDates } from './checks.ts';

type Content = Parameters<typeof checkBudgets>[0];

/** Builds content with only the fields that the checks read. */
const content = (projects: object[]): Content =>
  ({
    projects: projects.map((data) => ({ id: 'g', file: 'content/projects/g.yaml', data })),
  }) as unknown as Content;

const fields = (faults: Iterable<{ field: string }>) => [...faults].map(({ field }) => field);

test('reports a project that does not close after it opens', () => {
  expect(fields(checkProjectDates(content([{ opens: '2026-11-01', closes: '2026-11-02' }])))).toEqual([]);
  expect(fields(checkProjectDates(content([{ opens: '2026-11-01', closes: '2026-11-01' }])))).toEqual(['closes']);
});

test('reports a budget that ends below its start', () => {
  expect(fields(checkBudgets(content([{ budget: { from: 5, to: 5 } }, { budget: { from: 6, to: 5 } }])))).toEqual([
    'budget.to',
  ]);
});
