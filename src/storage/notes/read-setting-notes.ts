import { NOTE_PREFIX, type SettingNote } from './setting-notes.ts';

function parseNote(key: string, text: string): SettingNote[] {
  try {
    return [{ key: key.slice(NOTE_PREFIX.length), value: JSON.parse(text) as unknown }];
  } catch {
    // The value is not ours.
    return [];
  }
}

/** Returns the notes. Local storage may contain anything. */
export function readSettingNotes(): SettingNote[] {
  try {
    return Object.entries<string>(localStorage).flatMap(([key, text]) =>
      key.startsWith(NOTE_PREFIX) ? parseNote(key, text) : [],
    );
  } catch {
    // Local storage is blocked.
    return [];
  }
}
