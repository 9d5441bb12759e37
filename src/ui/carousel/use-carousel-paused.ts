import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns whether the carousel must pause for another reason than the user's pause: hover, keyboard focus, a hidden tab
 * or reduced motion.
 */
export function useCarouselPaused(root: RefObject<HTMLElement | null>): boolean {
  const [reasons, setReasons] = useState<ReadonlySet<string>>(new Set(['start']));
  useEffect(() => {
    const node = root.current;
    if (!node) return undefined;
    const set = (reason: string, applies: boolean) => {
      setReasons((before) => {
        const after = new Set(before);
        if (applies) after.add(reason);
        else after.delete(reason);
        return after;
      });
    };
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    const controller = new AbortController();
    const on = (target: EventTarget, type: string, reason: string, applies: (event: Event) => boolean) => {
      target.addEventListener(
        type,
        (event) => {
          set(reason, applies(event));
        },
        { signal: controller.signal },
      );
    };
    on(node, 'pointerenter', 'hover', () => true);
    on(node, 'pointerleave', 'hover', () => false);
    on(node, 'focusin', 'focus', (event) => (event.target as Element).matches(':focus-visible'));
    on(node, 'focusout', 'focus', () => false);
    on(document, 'visibilitychange', 'hidden', () => document.hidden);
    on(reducedMotion, 'change', 'calm', () => reducedMotion.matches);
    set('calm', reducedMotion.matches);
    set('hidden', document.hidden);
    // They may have come before the script. A touch screen keeps :hover after a tap.
    set('hover', matchMedia('(hover: hover)').matches && node.matches(':hover'));
    set('focus', node.querySelector(':focus-visible') !== null);
    set('start', false);
    return () => {
      controller.abort();
    };
  }, [root]);
  return reasons.size > 0;
}
