import { expect, test } from 'vitest';
import { budgetText } from './budget.ts';
import { byChance } from './sort-by-deadline.ts';
import type { ProjectState } from './project-state.ts';

const project = (state: ProjectState, closes: string) => ({ state, closes });

test('what one can bid for stands first, the nearest end at the top, then the latest of what is past', () => {
  const order = [
    project('soon', '2026-11-21'),
    project('open', '2027-01-10'),
    project('open', '2027-03-05'),
    project('closed', '2026-10-30'),
    project('awarded', '2026-09-28'),
    project('closed', '2026-08-01'),
  ];
  expect(order.toReversed().toSorted(byChance)).toEqual(order);
});

test('a budget is a range, or one amount', () => {
  const words = { budget: '{from} to {to}' };
  expect(budgetText({ from: 18000000, to: 24000000 }, words)).toBe('$180,000 to $240,000');
  expect(budgetText({ from: 9050, to: 9050 }, words)).toBe('$90.50');
});
