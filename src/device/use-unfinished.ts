import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * What stands in boxes that are no form of the content, kept on the device as it is typed: whoever loads the page again, or
 * comes back to it, goes on from there.
 * @param start before anything was entered
 * @param load what was kept, undefined where nothing was; the same function each time
 */
export function useUnfinished<Value extends object>(
  start: Value,
  load: () => Promise<Value | undefined>,
  keep: (value: Value) => Promise<unknown>,
): [Value, (change: Partial<Value>) => void, forget: () => void] {
  const [value, setValue] = useState(start);
  // Two boxes may change before either is shown again: each goes on from what was entered last, not from what is shown.
  const latest = useRef(start);
  const touched = useRef(false);
  const enter = useCallback((now: Value) => {
    latest.current = now;
    setValue(now);
  }, []);
  useEffect(() => {
    load().then(
      (kept) => {
        // What was entered while the device was asked counts more.
        if (kept && !touched.current) enter(kept);
      },
      // A device that can keep nothing has nothing to give either.
      () => undefined,
    );
  }, [load, enter]);
  const change = (changed: Partial<Value>) => {
    touched.current = true;
    enter({ ...latest.current, ...changed });
    void keep(latest.current);
  };
  const forget = () => {
    enter(start);
  };
  return [value, change, forget];
}
