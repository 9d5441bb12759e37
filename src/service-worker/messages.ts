/** A message from a page to the service worker: the page is loaded, or these are the files of the favourites. */
export type WorkerMessage = { favourites: readonly string[] } | 'opened';

/** Sends a message to the service worker, as soon as there is one. Never rejects. */
export async function sendToWorker(message: WorkerMessage): Promise<void> {
  // It is missing on plain http.
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}
