import { useEffect, useRef } from 'react';

export type Redirect = {
  /** Navigates to the next page. */
  redirect: () => void;
  /** Returns true after `redirect` was called: a second click must not submit again. */
  isRedirecting: () => boolean;
};

/**
 * Navigates from a submitted form to the page that follows it.
 * @param url address of the next page; undefined when there is none
 * @param onRestored called when the page comes back from the back/forward cache: it still shows the submitted values
 */
export function useRedirect(url: string | undefined, onRestored: () => void): Redirect {
  const isLeaving = useRef(false);
  useEffect(() => {
    const onShow = () => {
      if (!isLeaving.current) return;
      isLeaving.current = false;
      onRestored();
    };
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pageshow', onShow);
    };
  });
  return {
    redirect() {
      isLeaving.current = true;
      if (url) location.assign(url);
    },
    isRedirecting: () => isLeaving.current,
  };
}
