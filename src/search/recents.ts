/** The visitor's last searches, kept on the device. */
import { keep } from '@/device/keep.ts';
import { fold } from './fold.ts';

/** How many are remembered. */
const MOST = 10;

const isSearches = (value: unknown): value is string[] | null =>
  value === null || (Array.isArray(value) && value.every((item) => typeof item === 'string'));

/** `null` until there was a search: then samples are shown in their place. */
export const recents = keep<string[] | null>('recent-searches', isSearches, null);

/** The searches with one more in front; the same in another spelling goes. */
export function withSearch(searches: readonly string[], text: string): string[] {
  const search = text.trim();
  if (!search) return [...searches];
  return [search, ...searches.filter((other) => fold(other) !== fold(search))].slice(0, MOST);
}

export const remember = (text: string): boolean => recents.write(withSearch(recents.read() ?? [], text));
