/** Reads the records that a device asks about, with their tokens. */
import * as v from 'valibot';
import { KILOBYTE } from '@/lib/bytes.ts';
import { Token } from '@/storage/outbox/payload.ts';
import type { StateQuestion } from '../store/inbox-store.ts';
import type { InboxRequest } from './inbox-request.ts';
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
 * Reads `{ records: [{ id, token }] }`.
 * @throws RequestError
 */
export async function readQuestions(request: InboxRequest): Promise<StateQuestion[]> {
  const questions = v.safeParse(Questions, await readJson(request, MAX_BYTES));
  if (!questions.success) throw new RequestError(422, 'invalid');
  return questions.output.records.map(({ id, token }) => ({ id: id.toLowerCase(), tokenHash: hashToken(token) }));
}

/**
 * Lets unknown records and wrong tokens cost the sender as much as a request each.
 * @throws RequestError when the sender has made too many
 */
export function chargeGuesses(limiter: RateLimiter, sender: string, count: number): void {
  const retryAfter = count > 0 ? limiter.charge(sender, count) : 0;
  if (retryAfter > 0) throw new RequestError(429, 'too-many', { retryAfter });
}
