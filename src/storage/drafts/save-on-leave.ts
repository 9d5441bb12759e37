import { onDataCleared } from './draft-journal.ts';
import type { DraftSaver } from './draft-saver.ts';

/**
 * Saves a draft when the page is hidden or left, and when the input is removed. Calls back when all data was deleted.
 * Returns the function that ends this.
 */
export function saveOnLeave(draftSaver: () => DraftSaver, onCleared: () => void): () => void {
  const save = () => {
    draftSaver().leave();
  };
  const unsubscribe = onDataCleared(onCleared);
  addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', save);
  return () => {
    save();
    unsubscribe();
    removeEventListener('pagehide', save);
    document.removeEventListener('visibilitychange', save);
  };
}
