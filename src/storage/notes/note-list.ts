/** Lists of notes in local storage, each under a key. Small: product pages load it. */

/** Returns the notes under a key, the oldest first. Local storage may contain anything. */
export function readNoteList<Note>(key: string, isNote: (value: unknown) => value is Note): Note[] {
  try {
    const notes: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(notes) ? notes.filter(isNote) : [];
  } catch {
    // Local storage is blocked, or the value is not ours.
    return [];
  }
}

/** Replaces the notes under a key. */
export function writeNoteList(key: string, notes: readonly unknown[]): void {
  try {
    if (notes.length > 0) localStorage.setItem(key, JSON.stringify(notes));
    else localStorage.removeItem(key);
  } catch {
    // Local storage is full or blocked: the notes are lost if the visitor leaves before they are stored.
  }
}
