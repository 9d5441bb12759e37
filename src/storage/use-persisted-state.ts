import { useEffect, useRef, useState } from 'react';
import { DraftKeeper, type DraftStore, type Typed } from './drafts/draft-saver.ts';
import { onErased } from './drafts/draft-journal.ts';
import { hasStoredData } from './presence-flag.ts';
import { draftOfTab, tabId } from './drafts/tab-id.ts';

/**
 * What stands in boxes that are no form of the content, kept on the device as it is typed: whoever loads the page again, or
 * comes back to it, goes on from there.
 * @param slot the name of the boxes, with a colon behind it
 * @param start before anything was entered
 * @param fitting what was kept, undefined where it is of no use
 */
export function usePersistedState<Value extends Typed>(
  slot: string,
  store: DraftStore,
  start: Value,
  fitting: (kept: Readonly<Partial<Record<string, unknown>>>) => Value | undefined,
): [Value, (change: Partial<Value>) => void, forget: (stays?: Partial<Value>) => void] {
  const [value, setValue] = useState(start);
  // Two boxes may change before either is shown again: each goes on from what was entered last, not from what is shown.
  const latest = useRef(start);
  const keeper = useRef<DraftKeeper>(undefined);
  const began = useRef(false);
  const enter = (now: Value) => {
    latest.current = now;
    setValue(now);
  };
  const own = () => {
    const tab = tabId();
    const read = () => latest.current;
    keeper.current ??= new DraftKeeper({ id: draftOfTab(slot, tab), tab, store, read, onKept: () => undefined });
    return keeper.current;
  };
  const begin = () => {
    if (began.current) return;
    began.current = true;
    own().open((draft) => {
      const kept = draft && fitting(draft.values);
      // What was entered while the device was asked counts more.
      if (!kept || own().changed().length > 0) return;
      own().know(kept);
      enter(kept);
    });
  };
  const forget = (stays: Partial<Value> = {}) => {
    enter({ ...start, ...stays });
    own().drop();
  };
  useEffect(() => {
    // Who is new has nothing to find, and loads nothing before there is something to keep.
    if (hasStoredData()) begin();
    const leave = () => {
      own().leave();
    };
    const stopErased = onErased(() => {
      forget();
    });
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      leave();
      stopErased();
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
    // The boxes are those of the first render: the page brings no others.
  }, []);
  const change = (changed: Partial<Value>) => {
    enter({ ...latest.current, ...changed });
    begin();
    own().touch();
  };
  return [value, change, forget];
}
