import { describe, expect, test } from 'vitest';
import { filtersAsOf, NEVER, verifiedCount } from './as-of.ts';
import { summaryAsOf } from './summary-as-of.ts';
import { NO_FACETS } from './facets.ts';
import type { EntrySummary } from './record.ts';

/** Returns noon of a day in the time zone of the test. */
const on = (day: string): Date => new Date(`${day}T12:00`);

const ALL = {
  verified: { '2027-02-01': 2, '2027-06-30': 3 },
  closes: { '2026-12-20': 1, '2027-03-15': 1, [NEVER]: 40 },
};
const selected = { ...NO_FACETS, verified: ['yes'] };
const filters = { verified: { any: ['yes'] } };

describe('filtersAsOf', () => {
  test('replaces “verified only” by the end dates from today on', () => {
    const days = (day: string) =>
      filtersAsOf(selected, filters, ALL, on(day)).verified?.any.filter((each) => each !== NEVER);
    expect(days('2026-11-22')).toEqual(['2027-02-01', '2027-06-30']);
    expect(days('2027-02-01')).toEqual(['2027-02-01', '2027-06-30']);
    expect(days('2027-02-02')).toEqual(['2027-06-30']);
    expect(days('2031-01-01')).toEqual([]);
  });

  test('excludes records after their closing date', () => {
    expect(filtersAsOf(NO_FACETS, {}, ALL, on('2026-12-20'))).toEqual({});
    expect(filtersAsOf(NO_FACETS, {}, ALL, on('2026-12-21')).closes?.any.toSorted()).toEqual(['2027-03-15', NEVER]);
    expect(filtersAsOf(NO_FACETS, {}, ALL, on('2031-01-01')).closes?.any).toEqual([NEVER]);
  });
});

test('sums the counts of all valid end dates', () => {
  expect(verifiedCount(ALL.verified, on('2026-11-22'))).toEqual({ yes: 5 });
  expect(verifiedCount(ALL.verified, on('2027-06-01'))).toEqual({ yes: 3 });
  expect(verifiedCount(ALL.verified, on('2031-01-01'))).toEqual({});
  expect(verifiedCount(undefined, on('2031-01-01'))).toEqual({});
});

test('shows the badge and the deadline status as of a date', () => {
  const closing = { day: '2027-03-15', soon: 31, labels: { open: 'Open', soon: 'Closing soon', closed: 'Closed' } };
  const record: EntrySummary = {
    ...{ id: 'a', url: '/a', kind: 'projects', title: 'A', arabic: '', line: '' },
    chips: ['$5'],
    verified: '2027-02-01',
    closing,
  };
  expect(summaryAsOf(record, on('2026-11-22'))).toMatchObject({ verified: '2027-02-01', chips: ['Open', '$5'] });
  const later = summaryAsOf(record, on('2027-03-15'));
  expect(later).not.toHaveProperty('verified');
  expect(later.chips).toEqual(['Closing soon', '$5']);
  expect(summaryAsOf(record, on('2031-01-01')).chips).toEqual(['Closed', '$5']);
  expect(
    summaryAsOf({ ...record, closing: { ...closing, labels: { ...closing.labels, open: '' } } }, on('2026-11-22'))
      .chips,
  ).toEqual(['$5']);
});
