/** Whether a record can have left the browser. */
import type { Delivery, StoredRecord } from '../schemas/stored-record.ts';

/** Returns whether a record is being sent or was delivered: it is then too late to undo it. */
export const isSendingOrDelivered = ({ state }: Pick<Delivery, 'state'>): boolean =>
  state === 'sending' || state === 'delivered';

/** Returns whether a receiver has a record, or may have it after an attempt without an outcome. */
export const hasPossiblyArrived = (delivery: Pick<Delivery, 'state' | 'unsure'>): boolean =>
  isSendingOrDelivered(delivery) || delivery.unsure === true;

/** Returns whether the inbox has a record, or may have it. A record without a token was never sent to an inbox. */
export const mayBeAtInbox = ({ delivery, token }: StoredRecord): boolean =>
  token !== undefined && hasPossiblyArrived(delivery);
