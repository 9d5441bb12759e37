/**
 * Hearts that the device has not kept yet, noted at once beside its database: who marks something and goes on before the
 * database is open loses nothing, for the next page takes it up.
 */

const KEY = 'ino-hearts';

/** Whether each was marked or unmarked, by id. */
export function getPendingWrites(): Map<string, boolean> {
  try {
    const entries: [string, unknown][] = Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}') as object);
    return new Map(entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'));
  } catch {
    // Nothing may be kept here, or another program's words stand there.
    return new Map();
  }
}

function write(notes: ReadonlyMap<string, boolean>): void {
  try {
    if (notes.size) localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(notes)));
    else localStorage.removeItem(KEY);
  } catch {
    // What the browser does not keep lasts as long as the page.
  }
}

export const addPendingWrite = (id: string, marked: boolean): void => {
  write(getPendingWrites().set(id, marked));
};

/** Strikes a note out once the device has it, unless it was changed meanwhile. */
export function removePendingWrite(id: string, marked: boolean): void {
  const notes = getPendingWrites();
  if (notes.get(id) !== marked) return;
  notes.delete(id);
  write(notes);
}
