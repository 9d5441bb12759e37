import { writeNoteList } from './note-list.ts';
import { readViewedNotes, VIEWED_KEY, type ViewedNote } from './viewed-notes.ts';

/** Deletes notes that are stored in the database, unless the entry was viewed again meanwhile. */
export function deleteViewedNotes(stored: readonly ViewedNote[]): void {
  const isStored = ({ id, at }: ViewedNote) => stored.some((note) => note.id === id && note.at === at);
  writeNoteList(
    VIEWED_KEY,
    readViewedNotes().filter((note) => !isStored(note)),
  );
}
