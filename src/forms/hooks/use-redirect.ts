import { useEffect, useRef } from 'react';

export type Redirect = {
  /** Goes on to the next page. */
  leave: () => void;
  /** Whether it is on its way there: pressing again is the same press. */
  left: () => boolean;
};

/**
 * The way from a form to the page that comes after it.
 * @param next its address, if there is one
 * @param comeBack a page that the browser kept comes back as it was left: what stands in it has been sent
 */
export function useRedirect(next: string | undefined, comeBack: () => void): Redirect {
  const leaving = useRef(false);
  useEffect(() => {
    const onShow = () => {
      if (!leaving.current) return;
      leaving.current = false;
      comeBack();
    };
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pageshow', onShow);
    };
  });
  return {
    leave() {
      leaving.current = true;
      if (next) location.assign(next);
    },
    left: () => leaving.current,
  };
}
