import { expect, test } from 'vitest';
import { UTC_OFFSETS } from './utc-offset.ts';

/** Returns the minutes by which a time zone is ahead of UTC at a moment. */
function readOffset(timeZone: string, at: Date): number {
  const [, sign = '+', hours = '0', minutes = '0'] =
    /GMT(?:([+-])(\d+)(?::(\d+))?)?/.exec(
      new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).format(at),
    ) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}

test.each(Object.entries(UTC_OFFSETS))(
  'the clocks of %s are %d minutes ahead of UTC all year round',
  (zone, minutes) => {
    const moments = Array.from({ length: 36 }, (_, month) => new Date(Date.UTC(2026, month, 15)));
    expect(new Set(moments.map((at) => readOffset(zone, at)))).toEqual(new Set([minutes]));
  },
);
