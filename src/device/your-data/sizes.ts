const UNITS = ['B', 'kB', 'MB', 'GB'];

/** Bytes as people read them, as in “1.2 MB”. */
export function sizeInWords(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${value.toLocaleString('en', { maximumFractionDigits: power && value < 100 ? 1 : 0 })} ${UNITS[power] ?? ''}`;
}
