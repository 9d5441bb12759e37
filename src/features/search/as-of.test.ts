import { describe, expect, test } from 'vitest';
import { filtersAsOf, NEVER, shownAsOf, verifiedCount } from './as-of.ts';
import { NO_FACETS } from './facets.ts';
import type { EntrySummary } from './record.ts';

/** Noon where the test runs. */
const on = (day: string): Date => new Date(`${day}T12:00`);

const ALL = {
  verified: { '2027-02-01': 2, '2027-06-30': 3 },
  closes: { '2026-12-20': 1, '2027-03-15': 1, [NEVER]: 40 },
};
const chosen = { ...NO_FACETS, verified: ['yes'] };
const asked = { verified: { any: ['yes'] } };

describe('filters', () => {
  test('of “verified only” are the days that are still to come, the last one included', () => {
    const days = (day: string) =>
      filtersAsOf(chosen, asked, ALL, on(day)).verified?.any.filter((each) => each !== NEVER);
    expect(days('2026-11-22')).toEqual(['2027-02-01', '2027-06-30']);
    expect(days('2027-02-01')).toEqual(['2027-02-01', '2027-06-30']);
    expect(days('2027-02-02')).toEqual(['2027-06-30']);
    expect(days('2031-01-01')).toEqual([]);
  });

  test('leave out what has closed, and nothing before', () => {
    expect(filtersAsOf(NO_FACETS, {}, ALL, on('2026-12-20'))).toEqual({});
    expect(filtersAsOf(NO_FACETS, {}, ALL, on('2026-12-21')).closes?.any.toSorted()).toEqual(['2027-03-15', NEVER]);
    expect(filtersAsOf(NO_FACETS, {}, ALL, on('2031-01-01')).closes?.any).toEqual([NEVER]);
  });
});

test('days of evidence are counted as one', () => {
  expect(verifiedCount(ALL.verified, on('2026-11-22'))).toEqual({ yes: 5 });
  expect(verifiedCount(ALL.verified, on('2027-06-01'))).toEqual({ yes: 3 });
  expect(verifiedCount(ALL.verified, on('2031-01-01'))).toEqual({});
  expect(verifiedCount(undefined, on('2031-01-01'))).toEqual({});
});

test('a record shows its badge and its state as of a day', () => {
  const closing = { day: '2027-03-15', soon: 31, labels: { open: 'Open', soon: 'Closing soon', closed: 'Closed' } };
  const record: EntrySummary = {
    ...{ id: 'a', url: '/a', kind: 'projects', title: 'A', arabic: '', line: '' },
    chips: ['$5'],
    verified: '2027-02-01',
    closing,
  };
  expect(shownAsOf(record, on('2026-11-22'))).toMatchObject({ verified: '2027-02-01', chips: ['Open', '$5'] });
  const later = shownAsOf(record, on('2027-03-15'));
  expect(later).not.toHaveProperty('verified');
  expect(later.chips).toEqual(['Closing soon', '$5']);
  expect(shownAsOf(record, on('2031-01-01')).chips).toEqual(['Closed', '$5']);
  expect(
    shownAsOf({ ...record, closing: { ...closing, labels: { ...closing.labels, open: '' } } }, on('2026-11-22')).chips,
  ).toEqual(['$5']);
});
