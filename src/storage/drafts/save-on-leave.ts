import { onDataCleared } from './draft-journal.ts';
import type { DraftSaver } from './draft-saver.ts';

/**
 * Saves a draft when the page is hidden or left, and when the input is removed. Calls back when all data was deleted.
 * Returns the function that ends this.
 */
export function saveOnLeave(draftSaver: DraftSaver, onCleared: () => void): () => void {
  const save = () => {
    draftSaver.leave();
  };
  const controller = new AbortController();
  const { signal } = controller;
  onDataCleared(onCleared, signal);
  // A change of the visibility bubbles from the document.
  for (const type of ['pagehide', 'visibilitychange']) addEventListener(type, save, { signal });
  return () => {
    save();
    controller.abort();
  };
}
