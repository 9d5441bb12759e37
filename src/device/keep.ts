/**
 * Small things that are kept on the visitor's device under a name: recent searches, favourites. What is stored is
 * checked before it is believed, and storage that is blocked, full or broken never throws: the value then
 * lives as long as the page.
 */

import { keyOf } from './is-kept.ts';

export type Kept<Value> = {
  /** What is kept, or the fallback where nothing valid is. */
  read: () => Value;
  /** Keeps a value and tells all subscribers. False when the device would not store it: it is forgotten with the page. */
  write: (value: Value) => boolean;
  /** Calls back after each change, in this tab or another. Returns the function that ends it. */
  subscribe: (changed: () => void) => () => void;
};

const listeners = new Map<string, Set<() => void>>();

/** What the device would not store. */
const unstored = new Map<string, string>();

const notify = (key: string): void => {
  for (const changed of listeners.get(key) ?? []) changed();
};

function load(key: string): string | null {
  const text = unstored.get(key);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
    return true;
  } catch {
    unstored.set(key, text);
    return false;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

let listening = false;

/** Other tabs report what they wrote; one that cleared everything reports no key. */
function listen(): void {
  if (listening) return;
  listening = true;
  addEventListener('storage', ({ key }) => {
    for (const known of key === null ? listeners.keys() : [key]) {
      unstored.delete(known);
      notify(known);
    }
  });
}

/**
 * A value of the given name, as JSON.
 * @param guard says whether what was found has the right shape; anything else counts as nothing
 */
export function keep<Value>(name: string, guard: (value: unknown) => value is Value, fallback: Value): Kept<Value> {
  const key = keyOf(name);
  return {
    read() {
      const text = load(key);
      const value = text === null ? undefined : parse(text);
      return guard(value) ? value : fallback;
    },
    write(value) {
      const stored = store(key, JSON.stringify(value));
      notify(key);
      return stored;
    },
    subscribe(changed) {
      listen();
      const all = listeners.get(key) ?? new Set();
      listeners.set(key, all.add(changed));
      return () => {
        all.delete(changed);
      };
    },
  };
}
