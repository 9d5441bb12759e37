/** Whether records leave the device, and when first. Light: it loads neither the database nor the outbox. */
import { hasStoredData } from '../presence-flag.ts';
import { isOpened } from '../open.ts';
import type { Outbox } from './outbox.ts';
import type { Delivery } from '../schemas.ts';
import type { SurePromise } from '@/lib/sure-promise.ts';

/** How long a record waits for Undo before it is sent first. */
export const UNDO_PERIOD_MS = 5_000;

function configured(): string | undefined {
  const url: unknown = import.meta.env.PUBLIC_DELIVERY_URL;
  return typeof url === 'string' && url.trim() ? url.trim() : undefined;
}

/** Where records are posted to. Undefined: they stay on the device. */
export const DELIVERY_URL = configured();

/** The delivery of a record that was submitted at a time. */
export const createInitialDelivery = (at: number, delivering = DELIVERY_URL !== undefined): Delivery =>
  delivering ? { state: 'queued', tries: 0, next: at + UNDO_PERIOD_MS } : { state: 'saved', tries: 0 };

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
