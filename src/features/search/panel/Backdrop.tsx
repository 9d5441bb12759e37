import { useEffect, type ReactElement } from 'react';
import { createPortal } from 'react-dom';

/** Dims the page behind the open panel and closes the panel when pressed. On narrow screens the page does not scroll meanwhile. */
export function Backdrop({ onPress }: { onPress: () => void }): ReactElement {
  useEffect(() => {
    const root = document.documentElement;
    const setOpen = (isOpen: boolean) => {
      root.classList.toggle('max-wide:overflow-hidden', isOpen);
      // Raises the top bar above the backdrop. An attribute, because `:has()` would be re-evaluated at each rendered result.
      root.toggleAttribute('data-searching', isOpen);
    };
    setOpen(true);
    return () => {
      setOpen(false);
    };
  }, []);
  return createPortal(<div className="fixed inset-0 z-40 bg-on-picture/40" onPointerDown={onPress} />, document.body);
}
