/** Tells senders the states of their submissions. */
import * as v from 'valibot';
import { KILOBYTE } from '@/lib/bytes.ts';
import { Token } from '@/storage/outbox/payload.ts';
import type { InboxStore } from '../store/inbox-store.ts';
import { hashToken } from './parse-record.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { readJson } from './read-body.ts';
import { RequestError } from './request-error.ts';

/** A device asks for up to this number of submissions at once. */
const MAX_QUESTIONS = 100;

const MAX_BYTES = 20 * KILOBYTE;

const Questions = v.object({
  records: v.pipe(
    v.array(v.object({ id: v.pipe(v.string(), v.uuid()), token: Token })),
    v.minLength(1),
    v.maxLength(MAX_QUESTIONS),
  ),
});

/**
 * Returns a function that answers `{ records: [{ id, token }] }` with the states of those records whose token is right. An unknown
 * record and a wrong token have no answer, and cost the sender as much as a request each.
 */
export function createAnswerStates(store: InboxStore, limiter: RateLimiter) {
  return async (request: Request, sender: string): Promise<Response> => {
    const questions = v.safeParse(Questions, await readJson(request, MAX_BYTES));
    if (!questions.success) throw new RequestError(422, 'invalid');
    const asked = questions.output.records.map(({ id, token }) => ({
      id: id.toLowerCase(),
      tokenHash: hashToken(token),
    }));
    const records = await store.findStates(asked);
    const wrong = asked.length - records.length;
    const retryAfter = wrong > 0 ? limiter.take(sender, wrong) : 0;
    if (retryAfter > 0) throw new RequestError(429, 'too-many', { retryAfter });
    return Response.json({ records });
  };
}
