/** Computes the delivery state of a record after an attempt. Pure; `docs/delivery.md` documents it for receivers. */
import * as v from 'valibot';
import { MAX_RECEIVER_MESSAGE_LENGTH, type Delivery, type FailureReason } from '../schemas/user-data.ts';

/** The response, or why there was none. */
export type Outcome =
  | { status: number; retryAfter?: string; type?: string; body: string }
  | { reason: Extract<FailureReason, 'timeout' | 'unreachable' | 'file-missing'> };

/** Maximum number of automatic attempts; after that the user must retry. */
export const MAX_DELIVERY_ATTEMPTS = 12;

const SECOND_MS = 1_000;
const BASE_BACK_OFF_MS = 2 * SECOND_MS;
const MAX_BACK_OFF_MS = 15 * 60 * SECOND_MS;

/** Maximum delay that a receiver may request with `Retry-After`. */
export const MAX_RETRY_AFTER_MS = 24 * 60 * 60 * SECOND_MS;

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

/** Control characters, lone surrogates and bidirectional controls. */
const UNSAFE_CHARACTERS = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]+/gu;

/** Makes external text safe to display, in one line. Returns undefined when no text is left. */
export function toDisplayText(text: string, maxLength = MAX_RECEIVER_MESSAGE_LENGTH): string | undefined {
  const safe = text
    .slice(0, 2 * maxLength)
    .replace(UNSAFE_CHARACTERS, ' ')
    .trim()
    .slice(0, maxLength);
  // Slicing may have split a surrogate pair.
  return safe.replace(/\p{Cs}$/u, '') || undefined;
}

const ResponseBody = v.object({ message: v.optional(v.string()), reference: v.optional(v.string()) });

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Reads the message and reference of a response, from JSON or plain text. */
function readReceiverTexts({
  type = '',
  body,
}: Extract<Outcome, { status: number }>): Pick<Delivery, 'said' | 'reference'> {
  const kind = type.split(';')[0]?.trim().toLowerCase();
  const known = v.safeParse(
    ResponseBody,
    kind === 'application/json' ? parse(body) : { message: kind === 'text/plain' ? body : '' },
  );
  const { message = '', reference = '' } = known.success ? known.output : {};
  const [said, named] = [toDisplayText(message), toDisplayText(reference)];
  return { ...(said && { said }), ...(named && { reference: named }) };
}

/** Parses `Retry-After`, in seconds or as an HTTP date, into milliseconds to wait. */
export function parseRetryAfter(retryAfter: string | undefined, now: number): number {
  if (retryAfter === undefined) return 0;
  const wait = /^\s*\d+\s*$/.test(retryAfter) ? Number(retryAfter) * SECOND_MS : Date.parse(retryAfter) - now;
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS);
}

/**
 * Returns the delay before the next attempt: exponential back-off with full jitter, so that clients do not retry at the
 * same time.
 */
export const getBackOff = (tries: number, random: number): number =>
  Math.ceil(random * Math.min(BASE_BACK_OFF_MS * 2 ** (tries - 1), MAX_BACK_OFF_MS));

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
