import { useEffect } from 'react';
import { VALUE_CHOSEN } from '@/lib/value-chosen-event.ts';

/** Fields that follow a box elsewhere on the page until somebody enters something else: its id, by their keys. */
export type FieldLink = Readonly<Record<string, string>>;

/**
 * Puts what is chosen elsewhere on the page into fields, at first and whenever it changes.
 * @param start what the fields hold before
 * @param put sets a field without counting as typed
 */
export function useLinkedFields(
  follows: FieldLink | undefined,
  start: Readonly<Record<string, unknown>>,
  valueOf: (key: string) => unknown,
  put: (key: string, value: string) => void,
): void {
  useEffect(() => {
    const end = new AbortController();
    for (const [key, id] of Object.entries(follows ?? {})) {
      const box = document.getElementById(id);
      if (!(box instanceof HTMLInputElement)) continue;
      let last = start[key];
      const follow = () => {
        if (valueOf(key) === last) put(key, box.value);
        last = box.value;
      };
      follow();
      box.addEventListener(VALUE_CHOSEN, follow, { signal: end.signal });
    }
    return () => {
      end.abort();
    };
    // What is followed is that of the first render: the page brings no other.
  }, []);
}
