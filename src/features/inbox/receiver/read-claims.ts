/** Reads the claims of a device: ids of records with their tokens. */
import * as v from 'valibot';
import { KILOBYTE } from '@/lib/bytes.ts';
import { Token } from '@/storage/outbox/payload.ts';
import { MAX_RECORDS_PER_REQUEST } from '@/storage/reviews/inbox-request.ts';
import type { HashedClaim } from '../store/inbox-store.ts';
import type { InboxRequest } from './inbox-request.ts';
import { hashToken } from './parse-record.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { readJson } from './read-body.ts';
import { RequestError } from './request-error.ts';

const MAX_BYTES = 20 * KILOBYTE;

const Claims = v.object({
  records: v.pipe(
    v.array(v.object({ id: v.pipe(v.string(), v.uuid()), token: Token })),
    v.minLength(1),
    v.maxLength(MAX_RECORDS_PER_REQUEST),
  ),
});

/**
 * Reads `{ records: [{ id, token }] }`.
 * @throws RequestError
 */
export async function readClaims(request: InboxRequest): Promise<HashedClaim[]> {
  const claims = v.safeParse(Claims, await readJson(request, MAX_BYTES));
  if (!claims.success) throw new RequestError(422, 'invalid');
  return claims.output.records.map(({ id, token }) => ({ id: id.toLowerCase(), tokenHash: hashToken(token) }));
}

/**
 * Counts each unknown record or wrong token as one request of the sender.
 * @throws RequestError when the sender has made too many
 */
export function limitUnknownRecords(limiter: RateLimiter, sender: string, count: number): void {
  const retryAfter = count > 0 ? limiter.charge(sender, count) : 0;
  if (retryAfter > 0) throw new RequestError(429, 'too-many', { retryAfter });
}
