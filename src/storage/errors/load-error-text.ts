import type { StorageErrorCode } from './storage-error.ts';

/** File with the texts of the storage errors by code; see `src/pages/storage-errors.json.ts`. */
const PATH = '/storage-errors.json';

/**
 * Loads the text of a storage error, for scripts of every page: its HTML does not repeat the texts. Empty without a network, so the
 * caller must say itself that the work failed.
 */
export async function loadErrorText(code: StorageErrorCode): Promise<string> {
  try {
    const response = await fetch(PATH);
    return ((await response.json()) as Record<StorageErrorCode, string>)[code];
  } catch {
    return '';
  }
}
