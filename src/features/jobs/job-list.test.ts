import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortItems } from '@/listing/list-config.ts';
import { EXPERIENCE_RANGES, JOB_LIST, SALARY_RANGES, type ListedJob } from './job-list.ts';

const createJob = (parts: Partial<ListedJob>): ListedJob => ({
  category: 'retail',
  place: 'sohar',
  from: 0,
  to: 0,
  years: 0,
  closes: '2026-12-01',
  isClosed: false,
  position: 0,
  ...parts,
});

describe('ranges', () => {
  it('of salaries cover every salary', () => {
    fc.assert(
      fc.property(fc.nat(300_000), fc.nat(100_000), (from, more) =>
        SALARY_RANGES.some((band) => band.has(createJob({ from, to: from + more }))),
      ),
    );
  });

  it.each([
    [70_000, 79_900, ['up-to-800']],
    [70_000, 85_000, ['up-to-800', '800-1200']],
    [85_000, 120_000, ['800-1200']],
    [110_000, 130_000, ['800-1200', 'over-1200']],
    [70_000, 130_000, ['up-to-800', '800-1200', 'over-1200']],
  ])('a salary from %d to %d cents is in the ranges %j', (from, to, bands) => {
    const holding = SALARY_RANGES.filter((band) => band.has(createJob({ from, to })));
    expect(holding.map(({ value }) => value)).toEqual(bands);
  });

  it('of experience contain each job once', () => {
    const bands = [0, 1, 2, 3, 9].map((years) =>
      EXPERIENCE_RANGES.filter((band) => band.has(createJob({ years }))).map(({ value }) => value),
    );
    expect(bands).toEqual([['none'], ['1-2'], ['1-2'], ['3'], ['3']]);
  });
});

describe('order', () => {
  const late = createJob({ position: 0, closes: '2027-01-01', to: 90_000 });
  const gone = createJob({ position: 1, closes: '2026-01-01', to: 200_000, isClosed: true });
  const soon = createJob({ position: 2, closes: '2026-12-01', to: 150_000 });

  it.each([
    ['first', [late, soon, gone]],
    ['closing', [soon, late, gone]],
    ['salary', [soon, late, gone]],
  ] as const)('%s sorts closed jobs last', (sort, wanted) => {
    expect(sortItems(JOB_LIST, [late, gone, soon], sort)).toEqual(wanted);
  });
});
