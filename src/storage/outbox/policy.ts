/** The delivery policy: where records are posted to, and when first. It imports only types, so every page can load it. */
import type { Delivery } from '../schemas.ts';

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
