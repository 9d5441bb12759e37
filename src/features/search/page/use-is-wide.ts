import { useSyncExternalStore } from 'react';

/** Width from which the facets are beside the results. */
const WIDE = '(min-width: 64rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}

/** Returns whether the facets are beside the results; undefined on the server, which does not know the window. */
export const useIsWide = (): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => undefined,
  );
