import type { Database } from './database.ts';
import { hasStoredData, PRESENCE_KEY } from './presence-flag.ts';

function writeFlag(): void {
  try {
    if (!hasStoredData()) localStorage.setItem(PRESENCE_KEY, String(Date.now()));
  } catch {
    // localStorage is blocked: the data lives as long as the page, so no flag is needed.
  }
}

/** Sets the flag again with each new row, because clearing all data removes it. */
export function setPresenceFlagOnWrite(database: Database): void {
  for (const table of database.tables) table.hook('creating', writeFlag);
}

/** Sets the presence flag after the database has opened, for this page, later pages and other tabs. */
export function setPresenceFlag(): void {
  writeFlag();
  // Browsers send `storage` events only to the other tabs.
  dispatchEvent(new Event('storage'));
}
