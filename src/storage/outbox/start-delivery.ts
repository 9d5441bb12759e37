/**
 * Starts the delivery of records. Small: it loads the database and the outbox only when there is something to deliver.
 */
import type { SafePromise } from '@/lib/safe-promise.ts';
import { isOpened } from '../open.ts';
import { hasStoredData } from '../presence-flag.ts';
import type { Outbox } from './outbox.ts';
import { DELIVERY_URL } from './initial-delivery.ts';

let started: Promise<Outbox> | undefined;

/** Retries to load the outbox when the network returns. */
function retryWhenOnline(): void {
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
 * Starts the outbox, once per page, when a receiver is configured and there may be data to send. Call it when a page is
 * idle and after a record was submitted. Never rejects.
 */
export function startDelivery(): SafePromise<unknown> {
  const url = DELIVERY_URL;
  if (url === undefined || started || !(isOpened() || hasStoredData())) return Promise.resolve();
  started = import('./start.ts').then(({ startOutbox }) => startOutbox({ url }));
  return started.catch(retryWhenOnline);
}
