import { useEffect, useRef, useState } from 'react';
import { DraftSaver, isSameValue, type DraftStore, type DraftValues } from './drafts/draft-saver.ts';
import { saveOnLeave } from './drafts/save-on-leave.ts';
import { hasStoredData } from './presence-flag.ts';
import { toTabDraftId, getTabId } from './drafts/tab-id.ts';

/**
 * Stores something in place of the draft, and clears the inputs then. Rejects as `store` does, and saving goes on.
 * @param id id of what is stored
 * @param store stores it and deletes the draft, in one transaction
 * @param getRest returns what stays of what was entered until then. What was entered meanwhile is a new draft, even if the page is
 *   left
 */
type Submit<Value> = (
  id: string,
  store: (draft: string) => Promise<unknown>,
  getRest?: (entered: Value) => Partial<Value>,
) => Promise<void>;

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
  join: (stored: Value, entered: Value) => Value = (_stored, entered) => entered,
): [Value, (change: Partial<Value>) => void, submit: Submit<Value>] {
  const [value, setValue] = useState(initial);
  // Two inputs may change before the next render, so each change starts from the latest value instead of the rendered
  // one.
  const latest = useRef(initial);
  const hasBegun = useRef(false);
  const update = (next: Value) => {
    latest.current = next;
    setValue(next);
  };
  // Created before the first change, which would count as saved otherwise.
  const [saver] = useState(() => {
    const tab = getTabId();
    const read = () => latest.current;
    return new DraftSaver({ id: toTabDraftId(slot, tab), tab, store, read, onSaved: () => undefined });
  });
  const restoreDraft = () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    saver.open((draft) => {
      const stored = draft && parse(draft.values);
      if (!stored) return;
      const isChanged = saver.getChangedFields().length > 0;
      saver.markSaved(stored);
      update(isChanged ? join(stored, latest.current) : stored);
      saver.touch();
    });
  };
  useEffect(() => {
    // New visitors have no stored data and load the database only when there is something to save.
    if (hasStoredData()) restoreDraft();
    return saveOnLeave(saver, () => {
      update(initial);
      saver.drop();
    });
    // The inputs of the first render: their props never change.
  }, []);
  const change = (changed: Partial<Value>) => {
    update({ ...latest.current, ...changed });
    restoreDraft();
    saver.touch();
  };
  const submit: Submit<Value> = async (id, store, getRest) => {
    const readRest = (entered = latest.current): Value => ({ ...initial, ...getRest?.(entered) });
    // What stays if nothing is entered meanwhile needs no draft.
    const preserved = readRest(value);
    await saver.pause({
      record: id,
      get rest() {
        const rest = readRest();
        return isSameValue(rest, preserved) ? undefined : rest;
      },
    });
    let rest: Value | undefined;
    try {
      await store(saver.id);
      rest = readRest();
      update(preserved);
    } finally {
      saver.resume(rest !== undefined);
    }
    change(rest);
  };
  return [value, change, submit];
}
