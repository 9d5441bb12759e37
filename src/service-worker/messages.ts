/** What a page tells the service worker: that it is loaded, or the files of the entries that are favourites. */
export type WorkerMessage = { favourites: readonly string[] } | 'opened';

/** Sends a message to the service worker, as soon as there is one. Never rejects. */
export async function sendToWorker(message: WorkerMessage): Promise<void> {
  // It is missing on plain http.
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}
