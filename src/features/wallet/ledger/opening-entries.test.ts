import { expect, test } from 'vitest';
import { toOpeningEntry } from './opening-entries.ts';

/** The zones with people that are furthest from UTC, with and without daylight saving time, apart from a few islands. */
const ZONES = [
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'Asia/Muscat',
  'Pacific/Fiji',
  'Pacific/Auckland',
  'Pacific/Chatham',
];

test.each(ZONES)('a sample entry has its day in %s, in winter and in summer', (timeZone) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone });
  for (const day of ['2026-01-18', '2026-07-18']) {
    const { at } = toOpeningEntry({ id: 'TX-260920-0001', kind: 'add', amount: 1, day, note: '', method: '' });
    expect(format.format(at)).toBe(day);
  }
});
