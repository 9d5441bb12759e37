/** Sizes in bytes. The base is 1000 everywhere, as in file managers and on disks. */
import { NUMBER_LOCALE } from './locales.ts';

export const KILOBYTE = 1000;
export const MEGABYTE = 1000 * KILOBYTE;

const UNITS = ['kB', 'MB', 'GB'];

/** Formats a number of bytes, as in “78 bytes” or “1.2 MB”. */
export function formatBytes(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  // Values that round up to 1000 use the next unit.
  const power = Math.min(UNITS.length, Math.floor(Math.log10(bytes * 1.00005) / 3));
  const value = bytes / KILOBYTE ** power;
  return `${value.toLocaleString(NUMBER_LOCALE, { maximumFractionDigits: value < 100 ? 1 : 0 })} ${UNITS[power - 1] ?? ''}`;
}
