/** Stores the notes of drafts for pages that list drafts. Small: without a note it loads nothing. */
import { NOTE_PREFIX } from './draft-journal.ts';

function hasNotes(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(NOTE_PREFIX));
  } catch {
    // localStorage is blocked, so there is no note.
    return false;
  }
}

/** Stores what was noted of drafts when pages were left. Rejects with a `StorageError`. */
export async function storeDraftNotes(): Promise<void> {
  if (!hasNotes()) return;
  const { mergeDraftNotes } = await import('./open-draft.ts');
  await mergeDraftNotes();
}
