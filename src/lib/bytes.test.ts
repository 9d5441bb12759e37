import { expect, test } from 'vitest';
import { formatBytes } from './bytes.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [78, '78 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1240, '1.2 kB'],
  [999_999, '1 MB'],
  [5_000_000, '5 MB'],
  [25_340_000, '25.3 MB'],
  [5_120_000_000, '5.1 GB'],
  [9_000_000_000_000, '9,000 GB'],
])('formats %d bytes as “%s”', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
