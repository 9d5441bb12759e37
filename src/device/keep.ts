/**
 * Small things that a page needs before anything else has loaded, kept in the browser's local storage:
 * which notifications were read, the last searches. Blocked, full or broken storage is as good as none:
 * nothing throws, the value lives until the page is left.
 */
export type Kept<Value> = {
  read: () => Value;
  /** Whether it will still be there after a reload. */
  write: (value: Value) => boolean;
  /** Called when this or another tab writes; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
};

/** Raised when the meaning of a value changes: older values are then ignored. */
const VERSION = 1;

const CHANGED = 'ino-kept';

/**
 * @param name of the value, unique on the site
 * @param guard tells whether what lies there is still what it should be
 * @param fallback until something good was written
 */
export function keep<Value>(name: string, guard: (value: unknown) => value is Value, fallback: Value): Kept<Value> {
  const key = `ino:${VERSION}:${name}`;
  let unsaved: Value | undefined;

  const read = (): Value => {
    if (unsaved !== undefined) return unsaved;
    try {
      const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      return guard(value) ? value : fallback;
    } catch {
      return fallback;
    }
  };

  const write = (value: Value): boolean => {
    try {
      localStorage.setItem(key, JSON.stringify(value));
      unsaved = undefined;
    } catch {
      unsaved = value;
    }
    dispatchEvent(new CustomEvent(CHANGED, { detail: key }));
    return unsaved === undefined;
  };

  const subscribe = (listener: () => void): (() => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    const onChanged = (event: Event) => {
      if ((event as CustomEvent<string>).detail === key) listener();
    };
    addEventListener('storage', onStorage);
    addEventListener(CHANGED, onChanged);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener(CHANGED, onChanged);
    };
  };

  return { read, write, subscribe };
}
