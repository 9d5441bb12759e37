import { useSyncExternalStore } from 'react';

/** False in the server's HTML and while React takes it over, true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
