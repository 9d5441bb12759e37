/**
 * The first delivery state of a record: whether it is delivered, and when the first attempt is due. Imports only types, so every
 * page can load it.
 */
import type { Delivery } from '../schemas/stored-record.ts';

/** Time in which a submission can be undone before it is sent. */
export const UNDO_PERIOD_MS = 5_000;

function readDeliveryUrl(): string | undefined {
  const url: unknown = import.meta.env.PUBLIC_DELIVERY_URL;
  return typeof url === 'string' && url.trim() ? url.trim() : undefined;
}

/** Endpoint that records are posted to. Undefined: records stay in the browser. */
export const DELIVERY_URL = readDeliveryUrl();

/** Delivery of a record that stays on the device, or that waits until it is released. */
export const LOCAL_DELIVERY: Delivery = { state: 'saved', tries: 0 };

/**
 * Returns the delivery of a new record.
 * @param at when it was submitted, in milliseconds since 1970
 */
export const createInitialDelivery = (at: number, isDelivered = DELIVERY_URL !== undefined): Delivery =>
  isDelivered ? { state: 'queued', tries: 0, next: at + UNDO_PERIOD_MS } : LOCAL_DELIVERY;
