import { expect, test } from 'vitest';
import { checkBudgets, checkProjectDates, checkProjectNumbers } from './checks.ts';

type Content = Parameters<typeof checkBudgets>[0];

/** Builds content with only the fields that the checks read. */
const createContent = (projects: object[]): Content =>
  ({
    projects: projects.map((data, at) => ({ id: `g${at}`, file: `content/projects/g${at}.yaml`, data })),
  }) as unknown as Content;

const getFields = (issues: Iterable<{ field: string }>) => [...issues].map(({ field }) => field);

test('reports a project that does not close after it opens', () => {
  expect(getFields(checkProjectDates(createContent([{ opens: '2026-11-01', closes: '2026-11-02' }])))).toEqual([]);
  expect(getFields(checkProjectDates(createContent([{ opens: '2026-11-01', closes: '2026-11-01' }])))).toEqual([
    'closes',
  ]);
});

test('reports a budget that ends below its start', () => {
  expect(
    getFields(checkBudgets(createContent([{ budget: { from: 5, to: 5 } }, { budget: { from: 6, to: 5 } }]))),
  ).toEqual(['budget.to']);
});

test('reports each project with the number of another one', () => {
  expect([...checkProjectNumbers(createContent([{ number: 'SHL-26-022' }, { number: 'SHL-26-023' }]))]).toEqual([]);
  const numbers = ['SHL-26-022', 'SAG-26-007', 'shl-26-022', 'SHL-26-022'];
  const [first, second, ...others] = [...checkProjectNumbers(createContent(numbers.map((number) => ({ number }))))];
  expect([first, others]).toEqual([
    {
      file: 'content/projects/g2.yaml',
      field: 'number',
      reason: '“shl-26-022” is the number of content/projects/g0.yaml already: use another one',
    },
    [],
  ]);
  expect(second).toMatchObject({ file: 'content/projects/g3.yaml', field: 'number' });
});
