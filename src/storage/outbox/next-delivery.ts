/** Computes the delivery state of a record after an attempt. Pure; `docs/delivery.md` documents it for receivers. */
import type { Delivery, FailureReason } from '../schemas/stored-record.ts';
import { getBackOff, parseRetryAfter, readReceiverTexts, type ReceiverResponse } from './receiver-response.ts';

/** The response, or why there was none. */
export type Outcome = ReceiverResponse | { reason: Extract<FailureReason, 'timeout' | 'unreachable' | 'file-missing'> };

/** Maximum number of automatic attempts; after that the user must retry. */
export const MAX_DELIVERY_ATTEMPTS = 12;

/** 4xx statuses that are retried, and 503. All other 5xx are retried too. */
const RETRY_REASONS: Readonly<Partial<Record<number, FailureReason>>> = {
  408: 'busy',
  // By the convention of the idempotency key, the first request with this key is still being processed. A retry returns
  // its response; to give up would leave the outcome unknown.
  409: 'working',
  425: 'busy',
  429: 'busy',
  503: 'busy',
};

/** Returns why a status is retried; undefined when it is final. */
const getRetryReason = (status: number): FailureReason | undefined =>
  RETRY_REASONS[status] ?? (status >= 500 ? 'trouble' : undefined);

/** Returns whether the outcome proves that this attempt stored nothing. */
const isRefusal = (outcome: Outcome): boolean =>
  'reason' in outcome
    ? outcome.reason === 'file-missing'
    : outcome.status >= 400 && outcome.status < 500 && outcome.status !== 408 && outcome.status !== 409;

/**
 * Returns the delivery of a record after an attempt.
 * @param before the delivery when the attempt began
 * @param now milliseconds since 1970
 * @param random in [0, 1)
 */
export function getNextDelivery(before: Delivery, outcome: Outcome, now: number, random: number): Delivery {
  const tries = before.tries + 1;
  const isUnsure = before.unsure === true || !isRefusal(outcome);
  const receiverTexts = 'reason' in outcome ? {} : { status: outcome.status, ...readReceiverTexts(outcome) };
  if ('status' in outcome && outcome.status >= 200 && outcome.status < 300) {
    return { state: 'delivered', tries, deliveredAt: now, ...receiverTexts };
  }
  const retryReason = 'reason' in outcome ? outcome.reason : getRetryReason(outcome.status);
  const failed = {
    state: 'failed',
    tries,
    ...receiverTexts,
    reason: retryReason ?? 'refused',
    ...(isUnsure && { unsure: isUnsure }),
  } as const;
  if (retryReason === undefined || retryReason === 'file-missing' || tries >= MAX_DELIVERY_ATTEMPTS) return failed;
  const wait = Math.max(
    getBackOff(tries, random),
    parseRetryAfter('reason' in outcome ? undefined : outcome.retryAfter, now),
  );
  return { ...failed, state: 'queued', next: now + wait };
}
