import { vi } from 'vitest';

/** Replaces `localStorage` with an empty one in memory; returns what it contains. */
export function stubLocalStorage(): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}

/** Replaces `localStorage` with an empty one whose own properties are its keys, as in browsers; returns its entries. */
export function stubListedLocalStorage(): Record<string, string> {
  const entries: Record<string, string> = {};
  vi.stubGlobal('localStorage', entries);
  Object.defineProperties(entries, {
    getItem: { value: (key: string) => entries[key] ?? null },
    setItem: { value: (key: string, text: string) => (entries[key] = text) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(entries, key) },
  });
  return entries;
}
