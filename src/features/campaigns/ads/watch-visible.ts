/** When an ad counts as seen. */

/** Share of the ad that must be visible, and for how long without a break, in milliseconds. */
const VISIBLE_SHARE = 0.5;
const VISIBLE_MS = 1000;

/**
 * Calls back once, when half of an element was visible for one second in a tab that is in front. Returns the function that
 * stops watching.
 */
export function watchVisible(element: Element, onSeen: () => void): () => void {
  let isInView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = () => {
    clearTimeout(timer);
    if (!isInView || document.visibilityState !== 'visible') return;
    timer = setTimeout(() => {
      stop();
      onSeen();
    }, VISIBLE_MS);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const ratio = entries.at(-1)?.intersectionRatio ?? 0;
      if (isInView === ratio >= VISIBLE_SHARE) return;
      isInView = !isInView;
      update();
    },
    { threshold: VISIBLE_SHARE },
  );
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', update);
  };
  observer.observe(element);
  document.addEventListener('visibilitychange', update);
  return stop;
}
