import { expect, test } from 'vitest';
import type { EntrySummary } from './record.ts';
import { getSummaryAsOf } from './summary-as-of.ts';

/** Returns noon of a day in the time zone of the test. */
const on = (day: string): Date => new Date(`${day}T12:00`);

test('shows the badge and the deadline status as of a date', () => {
  const closing = { day: '2027-03-15', soon: 31, labels: { open: 'Open', soon: 'Closing soon', closed: 'Closed' } };
  const record: EntrySummary = {
    ...{ id: 'a', url: '/a', kind: 'projects', title: 'A', arabic: '', line: '' },
    chips: ['$5'],
    verified: '2027-02-01',
    closing,
  };
  expect(getSummaryAsOf(record, on('2026-11-22'))).toMatchObject({ verified: '2027-02-01', chips: ['Open', '$5'] });
  const later = getSummaryAsOf(record, on('2027-03-15'));
  expect(later).not.toHaveProperty('verified');
  expect(later.chips).toEqual(['Closing soon', '$5']);
  expect(getSummaryAsOf(record, on('2031-01-01')).chips).toEqual(['Closed', '$5']);
  expect(
    getSummaryAsOf({ ...record, closing: { ...closing, labels: { ...closing.labels, open: '' } } }, on('2026-11-22'))
      .chips,
  ).toEqual(['$5']);
});
