import { ERROR_TEXTS_PATH } from '@/service-worker/error-texts.ts';
import type { StorageErrorCode } from './storage-error.ts';

/** Texts by the code of a storage error, and the one about stored pages that were not deleted with the data. */
export type ErrorTexts = Record<StorageErrorCode | 'pages-kept', string>;

let loaded: ErrorTexts | undefined;

/**
 * Loads the text of a failure, for scripts of every page: its HTML does not repeat the texts. Empty without a network and without
 * a service worker, so the caller must say itself that the work failed.
 */
export async function loadErrorText(code: keyof ErrorTexts): Promise<string> {
  try {
    loaded ??= (await (await fetch(ERROR_TEXTS_PATH)).json()) as ErrorTexts;
    return loaded[code];
  } catch {
    return '';
  }
}
