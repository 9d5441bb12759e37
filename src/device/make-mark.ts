import { MARK } from './mark.ts';

/** Leaves the mark, for the next page and other tabs, once the database was opened. */
export function makeMark(): void {
  try {
    localStorage.setItem(MARK, '');
  } catch {
    // It lives as long as the page: there is nothing to find later.
  }
  // Browsers tell the other tabs only.
  dispatchEvent(new Event('storage'));
}
