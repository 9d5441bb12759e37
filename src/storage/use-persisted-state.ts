import { useEffect, useRef, useState } from 'react';
import { DraftSaver, type DraftStore, type DraftValues } from './drafts/draft-saver.ts';
import { saveOnLeave } from './drafts/save-on-leave.ts';
import { hasStoredData } from './presence-flag.ts';
import { toTabDraftId, getTabId } from './drafts/tab-id.ts';

/**
 * Returns state of inputs that are not a content form. It is saved as the visitor types, and restored after a reload or a return
 * to the page.
 * @param slot id of the inputs, ending with a colon
 * @param initial initial value
 * @param parse parses stored values; returns undefined when they cannot be used
 * @param join returns the value of a stored one and one that was entered before it was read; by default the entered one
 */
export function usePersistedState<Value extends DraftValues>(
  slot: string,
  store: DraftStore,
  initial: Value,
  parse: (stored: Readonly<Partial<Record<string, unknown>>>) => Value | undefined,
  join?: (stored: Value, entered: Value) => Value,
): [Value, (change: Partial<Value>) => void, reset: (preserved?: Partial<Value>) => void] {
  const [value, setValue] = useState(initial);
  // Two inputs may change before the next render, so each change starts from the latest value instead of the rendered
  // one.
  const latest = useRef(initial);
  const saver = useRef<DraftSaver>(undefined);
  const hasBegun = useRef(false);
  const update = (next: Value) => {
    latest.current = next;
    setValue(next);
  };
  const getSaver = () => {
    const tab = getTabId();
    const read = () => latest.current;
    saver.current ??= new DraftSaver({ id: toTabDraftId(slot, tab), tab, store, read, onSaved: () => undefined });
    return saver.current;
  };
  const restoreDraft = () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    getSaver().open((draft) => {
      const stored = draft && parse(draft.values);
      if (!stored) return;
      const isChanged = getSaver().getChangedFields().length > 0;
      // Values entered while the storage was opening take precedence over stored ones.
      if (isChanged && !join) return;
      getSaver().markSaved(stored);
      update(isChanged && join ? join(stored, latest.current) : stored);
      getSaver().touch();
    });
  };
  const reset = (preserved: Partial<Value> = {}) => {
    update({ ...initial, ...preserved });
    getSaver().drop();
  };
  useEffect(() => {
    // Created before the first change, which would count as saved otherwise.
    getSaver();
    // New visitors have no stored data and load the database only when there is something to save.
    if (hasStoredData()) restoreDraft();
    return saveOnLeave(getSaver, reset);
    // The inputs of the first render: their props never change.
  }, []);
  const change = (changed: Partial<Value>) => {
    update({ ...latest.current, ...changed });
    restoreDraft();
    getSaver().touch();
  };
  return [value, change, reset];
}
