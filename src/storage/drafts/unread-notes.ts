import type { Separators } from './draft-journal.ts';
import type { DraftStore } from './draft-saver.ts';

/**
 * Returns a draft store whose notes replace nothing of a stored draft that the page has not read yet: their values follow the stored
 * ones when the draft is opened the next time.
 * @param separators the fields that are joined; another field of a note replaces the stored one
 */
export function createUnreadNotes(store: DraftStore, separators: Separators): DraftStore {
  let isRead = false;
  const { timeOrigin: page } = performance;
  return {
    ...store,
    async open() {
      isRead = false;
      const opened = await store.open();
      isRead = true;
      return opened;
    },
    async save(...saved) {
      const result = await store.save(...saved);
      isRead = true;
      return result;
    },
    note(note) {
      store.note(isRead ? note : { ...note, page, separators });
    },
    deleteNote(note) {
      store.deleteNote({ ...note, page });
      // Until the draft is read, a note without a page is from an earlier page of this tab.
      if (isRead) store.deleteNote(note);
    },
  };
}
