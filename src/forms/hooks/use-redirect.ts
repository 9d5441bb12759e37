import { useEffect, useRef } from 'react';

export type Redirect = {
  /** Navigates to the next page; without an address to that of the last call. */
  redirect: (url?: string) => void;
  /** Returns true after `redirect` was called: a second click must not submit again. */
  isRedirecting: () => boolean;
};

/**
 * Navigates from a submitted form to the page that follows it.
 * @param onRestored called when the page comes back from the back/forward cache: it still shows the submitted values
 */
export function useRedirect(onRestored: () => void): Redirect {
  const target = useRef('');
  useEffect(() => {
    const onShow = () => {
      if (!target.current) return;
      target.current = '';
      onRestored();
    };
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pageshow', onShow);
    };
  });
  return {
    redirect(url = target.current) {
      target.current = url;
      location.assign(url);
    },
    isRedirecting: () => target.current !== '',
  };
}
