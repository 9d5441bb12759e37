/**
 * What was typed last, noted at once when a page goes: what it is still writing into the database goes with it. The next
 * page with a form takes the notes up, see `take-up.ts`.
 */
import { setPresenceFlag } from '../set-presence-flag.ts';
import { PRESENCE_KEY } from '../presence-flag.ts';
import type { Json } from '../schemas.ts';

const PREFIX = 'ino-draft:';

export type DraftNote = {
  /** Of the draft. */
  id: string;
  tab: string;
  values: Readonly<Record<string, Json>>;
  /** The fields that the device does not have yet. */
  changed: readonly string[];
  startedAt: number;
  at: number;
  /** The id of the record that was being made of it. */
  record?: string | undefined;
};

const keyOf = ({ tab, id }: Pick<DraftNote, 'tab' | 'id'>): string => `${PREFIX}${tab} ${id}`;

export function noteDraft(note: DraftNote): void {
  try {
    localStorage.setItem(keyOf(note), JSON.stringify(note));
    setPresenceFlag();
  } catch {
    // There is no room, or nothing may be kept here: the database has what was typed until a second ago.
  }
}

export function strikeNote(note: Pick<DraftNote, 'tab' | 'id'>): void {
  try {
    localStorage.removeItem(keyOf(note));
  } catch {
    // Then none was made either.
  }
}

/** The mark that something is kept: after everything was erased it is none, or another. */
const mark = (): string | null => {
  try {
    return localStorage.getItem(PRESENCE_KEY);
  } catch {
    return null;
  }
};

/** Calls back when everything was erased, here or in another tab, also while this page was put aside. */
export function onErased(forget: () => void): () => void {
  let last = mark();
  const stop = new AbortController();
  const look = () => {
    const now = mark();
    const isErased = last !== null && now !== last;
    last = now;
    if (isErased) forget();
  };
  for (const type of ['storage', 'pageshow']) addEventListener(type, look, { signal: stop.signal });
  return () => {
    stop.abort();
  };
}
