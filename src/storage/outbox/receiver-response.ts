/** Reads a response of the receiver: its texts, and how long to wait before the next request. Polls of the inbox use it, too. */
import * as v from 'valibot';
import { MAX_RECEIVER_MESSAGE_LENGTH, type Delivery } from '../schemas/stored-record.ts';

export type ReceiverResponse = { status: number; retryAfter?: string; type?: string; body: string };

const SECOND_MS = 1_000;
const BASE_BACK_OFF_MS = 2 * SECOND_MS;
const MAX_BACK_OFF_MS = 15 * 60 * SECOND_MS;

/** Maximum delay that a receiver may request with `Retry-After`. */
export const MAX_RETRY_AFTER_MS = 24 * 60 * 60 * SECOND_MS;

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
export function readReceiverTexts({ type = '', body }: ReceiverResponse): Pick<Delivery, 'said' | 'reference'> {
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
