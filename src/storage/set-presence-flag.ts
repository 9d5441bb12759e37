import type { Database } from './database.ts';
import { hasStoredData, PRESENCE_KEY } from './presence-flag.ts';

function leaveMark(): void {
  try {
    if (!hasStoredData()) localStorage.setItem(PRESENCE_KEY, String(Date.now()));
  } catch {
    // It lives as long as the page: there is nothing to find later.
  }
}

/** Leaves the mark again with the next thing that is kept: who erases everything may go on. */
export function keepMark(database: Database): void {
  for (const table of database.tables) table.hook('creating', leaveMark);
}

/** Leaves the mark, for the next page and other tabs, once the database was opened. */
export function setPresenceFlag(): void {
  leaveMark();
  // Browsers tell the other tabs only.
  dispatchEvent(new Event('storage'));
}
