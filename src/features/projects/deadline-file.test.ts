import { describe, expect, test } from 'vitest';
import { formatDeadlineFile } from './deadline-file.ts';

const FILE = formatDeadlineFile({
  id: 'ice-plant',
  title: 'Ice plant; harbour, Masirah',
  number: 'SFS-26-009',
  issuer: 'Sample Fisheries Works',
  opens: '2026-10-01',
  closes: '2026-12-31',
  url: 'https://ino.example/PostProject/ice-plant',
});

describe('formatDeadlineFile', () => {
  test('has an event for the whole last day, whatever the time zone of the build is', () => {
    expect(FILE).toContain('DTSTART;VALUE=DATE:20261231\r\n');
    expect(FILE).toContain('DTEND;VALUE=DATE:20270101\r\n');
  });

  test('escapes the title and reminds before the day', () => {
    expect(FILE).toContain('SUMMARY:SFS-26-009: Ice plant\\; harbour\\, Masirah\r\n');
    expect(FILE).toContain('TRIGGER:-P3D\r\n');
  });

  test('has lines of at most 75 octets that end with CR LF', () => {
    for (const line of FILE.split('\r\n')) {
      expect(line).not.toContain('\n');
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
  });

  test('is the same in each build', () => {
    expect(FILE).toContain('DTSTAMP:20261001T000000Z');
  });
});
