import type { NoteId } from '@/storage/drafts/draft-journal.ts';
import { DraftSaver, type DraftValues } from '@/storage/drafts/draft-saver.ts';
import { getTabId } from '@/storage/drafts/tab-id.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { ignoreStorageError } from '@/storage/errors/storage-error.ts';
import { createChangesStore, getChangesId, getDeletedChangesId } from './my-posts.ts';

export type ChangesSaver = {
  saver: DraftSaver;
  /**
   * Stores the post with its changes, in place of their draft. Returns whether it was stored; rejects as `store` does. If it was not
   * stored, the changes stay unsaved.
   * @param store stores it and deletes the draft, in one transaction. Returns false when it stored nothing
   */
  submit: (store: (draft: string) => Promise<boolean>) => Promise<boolean>;
  /** Sets whether another tab has deleted the post. */
  setDeleted: (isDeleted: boolean) => void;
};

/**
 * Creates what saves the unsaved changes of a post, as a draft that all tabs share. Those of a deleted post become the draft of a new
 * one.
 * @param isUnsaved returns whether there are unsaved changes
 */
export function createChangesSaver(postId: string, read: () => DraftValues, isUnsaved: () => boolean): ChangesSaver {
  let id = getChangesId(postId);
  const store = createChangesStore(postId, () => id);
  let lastNote: NoteId | undefined;
  const saver = new DraftSaver({
    id,
    tab: getTabId(),
    store: {
      ...store,
      note(note) {
        store.note(note);
        // A note under the earlier id would become a draft that nothing shows.
        if (lastNote && lastNote.id !== note.id) store.deleteNote(lastNote);
        lastNote = note;
      },
    },
    read,
    // The post itself is saved with the button, which shows errors.
    onSaved: () => undefined,
  });
  return {
    saver,
    async submit(store) {
      const submitted = read();
      // Read when the page is left or the post is stored: the visitor may type meanwhile.
      const readRest = () => (read() === submitted ? undefined : read());
      const restored = {
        record: postId,
        get rest() {
          return readRest();
        },
      };
      // A note names a post that is restored. It cannot name one that exists before and after: the store ignores a note of the same text.
      await saver.pause(id === getChangesId(postId) ? {} : restored);
      let isStored = false;
      try {
        isStored = await store(saver.id);
        return isStored;
      } finally {
        saver.resume(isStored);
        // The draft was deleted: what was typed since is a new one.
        if (isStored && readRest()) saver.saveAll();
      }
    },
    setDeleted(isDeleted) {
      const before = id;
      id = isDeleted ? getDeletedChangesId(postId) : getChangesId(postId);
      if (id === before) return;
      // The same saver goes on: with two, the one that deletes its draft would save what is typed meanwhile as the same draft again.
      saver.id = id;
      const moving = saver.waitUntilSettled().then(async () => {
        if (!isUnsaved()) return;
        // Nothing is stored under the new id.
        saver.saveAll();
        if (before !== id) await store.drop(before);
      });
      reportRejection(moving.catch(ignoreStorageError));
    },
  };
}
