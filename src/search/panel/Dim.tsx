import { useEffect, type ReactElement } from 'react';
import { createPortal } from 'react-dom';

/** Dims the page behind the open panel: a press there closes it. On a phone the page stands still meanwhile. */
export function Dim({ onPress }: { onPress: () => void }): ReactElement {
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.add('max-wide:overflow-hidden');
    return () => {
      classList.remove('max-wide:overflow-hidden');
    };
  }, []);
  return createPortal(<div className="fixed inset-0 z-40 bg-on-picture/40" onPointerDown={onPress} />, document.body);
}
