import { useSyncExternalStore, type ReactElement } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Says that only what is stored on the device is searched, for as long as the browser has no network. */
export function OfflineNotice({ text }: { text: string }): ReactElement {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <p role="status" className="mb-2 text-small text-brass-ink empty:hidden">
      {!isOnline && text}
    </p>
  );
}
