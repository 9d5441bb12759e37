/** Starts the delivery of records. Light: it loads the database and the outbox only when there is something to deliver. */
import type { SurePromise } from '@/lib/sure-promise.ts';
import { isOpened } from '../open.ts';
import { hasStoredData } from '../presence-flag.ts';
import type { Outbox } from './outbox.ts';
import { DELIVERY_URL } from './policy.ts';

let started: Promise<Outbox> | undefined;

/** Where the outbox could not be loaded, it is when the network is back. */
function tryAgain(): void {
  started = undefined;
  addEventListener(
    'online',
    () => {
      startDelivery();
    },
    { once: true },
  );
}

/**
 * Starts to deliver, once a page: where an endpoint is configured and something may be there to send. To be called when
 * a page is idle and after a record was submitted. Never rejects.
 */
export function startDelivery(): SurePromise<unknown> {
  const url = DELIVERY_URL;
  if (url === undefined || started || !(isOpened() || hasStoredData())) return Promise.resolve();
  started = import('./start.ts').then(({ startOutbox }) => startOutbox({ url }));
  return started.catch(tryAgain);
}
