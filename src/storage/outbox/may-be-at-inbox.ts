import type { StoredRecord } from '../schemas.ts';

/**
 * Returns whether the inbox has a record, or may have it after an attempt without an outcome. A record without a token was never
 * sent to an inbox.
 */
export const mayBeAtInbox = ({ delivery: { state, unsure }, token }: StoredRecord): boolean =>
  token !== undefined && (state === 'sending' || state === 'delivered' || unsure === true);
