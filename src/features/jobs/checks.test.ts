import { describe, expect, it } from 'vitest';
import { checkJobDates, checkSalaries } from './checks.ts';

type Content = Parameters<typeof checkJobDates>[0];

/** Builds content with only the fields that the checks read. */
const createContent = (jobs: object[]): Content =>
  ({
    jobs: jobs.map((data) => ({ id: 'j', file: 'content/jobs/j.yaml', data })),
  }) as unknown as Content;

const getFields = (issues: Iterable<{ field: string }>) => [...issues].map(({ field }) => field);
const createJob = (posted: string, closes: string) => ({ posted, closes });

describe('checkJobDates', () => {
  it('reports a deadline that is not after the posting date', () => {
    expect(getFields(checkJobDates(createContent([createJob('2026-11-01', '2026-11-02')])))).toEqual([]);
  });

  it.each(['2026-11-01', '2026-10-31'])('may not close it on %s already', (closes) => {
    expect(getFields(checkJobDates(createContent([createJob('2026-11-01', closes)])))).toEqual(['closes']);
  });
});

describe('checkSalaries', () => {
  it.each([
    [800, 900, []],
    [800, 800, []],
    [900, 800, ['salary.to']],
  ])('from %d to %d', (from, to, wrongFields) => {
    expect(getFields(checkSalaries(createContent([{ salary: { from, to } }])))).toEqual(wrongFields);
  });
});
