import { expect, test } from 'vitest';
import { formatBudget } from './budget.ts';
import { compareByDeadline } from './sort-by-deadline.ts';
import type { ProjectStatus } from './project-status.ts';

const project = (state: ProjectStatus, closes: string) => ({ state, closes });

test('sorts open projects by deadline, then past projects, the latest first', () => {
  const order = [
    project('soon', '2026-11-21'),
    project('open', '2027-01-10'),
    project('open', '2027-03-05'),
    project('closed', '2026-10-30'),
    project('awarded', '2026-09-28'),
    project('closed', '2026-08-01'),
  ];
  expect(order.toReversed().toSorted(compareByDeadline)).toEqual(order);
});

test('formats a budget as a range or as one amount', () => {
  const labels = { budget: '{from} to {to}' };
  expect(formatBudget({ from: 18000000, to: 24000000 }, labels)).toBe('$180,000 to $240,000');
  expect(formatBudget({ from: 9050, to: 9050 }, labels)).toBe('$90.50');
});
