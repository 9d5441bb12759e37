import { useEffect, useState } from 'react';
import { recents } from '../recents.ts';

/** The visitor's last searches, or samples until there was one; in step with other tabs. */
export function useRecents(seed: readonly string[]) {
  const [kept, setKept] = useState(() => recents.read());
  useEffect(
    () =>
      recents.subscribe(() => {
        setKept(recents.read());
      }),
    [],
  );
  const searches = kept ?? seed;
  return {
    searches,
    forget: (search: string) => recents.write(searches.filter((other) => other !== search)),
    clear: () => recents.write([]),
  };
}
