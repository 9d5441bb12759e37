import { useEffect, useState, type RefObject } from 'react';

/** What can make it stand still besides the visitor's pause: hover, keyboard focus, a hidden tab, reduced motion. */
export function useCarouselPaused(root: RefObject<HTMLElement | null>): boolean {
  const [reasons, setReasons] = useState<ReadonlySet<string>>(new Set(['start']));
  useEffect(() => {
    const node = root.current;
    if (!node) return undefined;
    const set = (reason: string, holds: boolean) => {
      setReasons((before) => {
        const after = new Set(before);
        if (holds) after.add(reason);
        else after.delete(reason);
        return after;
      });
    };
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const stop = new AbortController();
    const on = (target: EventTarget, type: string, reason: string, holds: (event: Event) => boolean) => {
      target.addEventListener(
        type,
        (event) => {
          set(reason, holds(event));
        },
        { signal: stop.signal },
      );
    };
    on(node, 'pointerenter', 'hover', () => true);
    on(node, 'pointerleave', 'hover', () => false);
    on(node, 'focusin', 'focus', (event) => (event.target as Element).matches(':focus-visible'));
    on(node, 'focusout', 'focus', () => false);
    on(document, 'visibilitychange', 'hidden', () => document.hidden);
    on(calm, 'change', 'calm', () => calm.matches);
    set('calm', calm.matches);
    set('hidden', document.hidden);
    set('start', false);
    return () => {
      stop.abort();
    };
  }, [root]);
  return reasons.size > 0;
}
