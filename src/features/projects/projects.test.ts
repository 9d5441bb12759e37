import { expect, test } from 'vitest';
import { formatBudget } from './budget.ts';
import { compareByDeadline, sortByDeadline } from './sort-by-deadline.ts';
import type { ProjectStatus } from './project-status.ts';

const createProject = (state: ProjectStatus, closes: string) => ({ state, closes });

test('sorts open projects by deadline, then past projects, the latest first', () => {
  const order = [
    createProject('soon', '2026-11-21'),
    createProject('open', '2027-01-10'),
    createProject('open', '2027-03-05'),
    createProject('closed', '2026-10-30'),
    createProject('awarded', '2026-09-28'),
    createProject('closed', '2026-08-01'),
  ];
  expect(order.toReversed().toSorted(compareByDeadline)).toEqual(order);
});

test.each([
  ['2026-11-21', ['soon', 'later', 'latest', 'awarded', 'closed']],
  ['2027-01-05', ['later', 'latest', 'awarded', 'soon', 'closed']],
  ['2031-01-01', ['latest', 'awarded', 'later', 'soon', 'closed']],
])('sorts projects as they are on %s', (day, order) => {
  const projects = [
    { id: 'soon', closes: '2026-12-20', isAwarded: false },
    { id: 'later', closes: '2027-01-10', isAwarded: false },
    { id: 'latest', closes: '2027-03-05', isAwarded: false },
    // An awarded project is past although its deadline is not.
    { id: 'awarded', closes: '2027-02-28', isAwarded: true },
    { id: 'closed', closes: '2026-10-30', isAwarded: false },
  ];
  expect(sortByDeadline(projects, new Date(`${day}T12:00`)).map(({ id }) => id)).toEqual(order);
});

test('formats a budget as a range or as one amount', () => {
  const labels = { budget: '{from} to {to}' };
  expect(formatBudget({ from: 18000000, to: 24000000 }, labels)).toBe('$180,000 to $240,000');
  expect(formatBudget({ from: 9050, to: 9050 }, labels)).toBe('$90.50');
});
