/** Responds to senders with the states of their submissions. */
import type { InboxStore } from '../store/inbox-store.ts';
import type { InboxRequest } from './inbox-request.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { limitUnknownRecords, readClaims } from './read-claims.ts';

/**
 * Returns a function that responds to `{ records: [{ id, token }] }` with the states of those records whose token is right. Unknown
 * records and wrong tokens are left out, and cost the sender as much as a request each. Erased records are left out, too.
 */
export function createStatesHandler(store: InboxStore, limiter: RateLimiter) {
  return async (request: InboxRequest, sender: string): Promise<Response> => {
    const claims = await readClaims(request);
    const records = await store.findStates(claims);
    limitUnknownRecords(limiter, sender, claims.length - records.length - (await store.countErased(claims)));
    return Response.json({ records });
  };
}
