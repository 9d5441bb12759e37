import { useEffect, type ReactElement } from 'react';
import { createPortal } from 'react-dom';

/** Dims the page behind the open panel: a press there closes it. On a phone the page stands still meanwhile. */
export function Backdrop({ onPress }: { onPress: () => void }): ReactElement {
  useEffect(() => {
    const root = document.documentElement;
    const mark = (open: boolean) => {
      root.classList.toggle('max-wide:overflow-hidden', open);
      // The top bar rises above what is dimmed. Asking `:has()` instead would cost at each result that is drawn.
      root.toggleAttribute('data-searching', open);
    };
    mark(true);
    return () => {
      mark(false);
    };
  }, []);
  return createPortal(<div className="fixed inset-0 z-40 bg-on-picture/40" onPointerDown={onPress} />, document.body);
}
