/** What becomes of a record after an attempt to deliver it. Pure; `docs/delivery.md` tells it to those who receive. */
import * as v from 'valibot';
import { MAX_RECEIVER_MESSAGE_LENGTH, type Delivery, type FailureReason } from '../schemas.ts';

/** An answer that came, or why none did. */
export type Outcome =
  | { status: number; retryAfter?: string; type?: string; body: string }
  | { fault: Extract<FailureReason, 'timeout' | 'unreachable' | 'file-missing'> };

/** After so many attempts only a person can want another. */
export const MAX_ATTEMPTS = 12;

const SECOND = 1_000;
const BASE = 2 * SECOND;
const LONGEST_BACK_OFF = 15 * 60 * SECOND;

/** The longest a receiver may ask to be left alone. */
export const MAX_RETRY_AFTER_MS = 24 * 60 * 60 * SECOND;

/** Answers that ask for another attempt, though they are no 5xx. */
const RETRIED: Readonly<Partial<Record<number, FailureReason>>> = {
  408: 'busy',
  // By the convention of the idempotency key: the first request with this key is still being worked on. Its answer is
  // had by asking again; to give up would leave the device in the dark about a record that arrives.
  409: 'working',
  425: 'busy',
  429: 'busy',
  503: 'busy',
};

/** Control characters, lone surrogates, and what turns the direction of the text around it. */
const UNSHOWABLE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]+/gu;

/** Text from outside, made fit to be shown. Undefined when nothing is left. */
function plain(text: string): string | undefined {
  const shown = text
    .slice(0, 2 * MAX_RECEIVER_MESSAGE_LENGTH)
    .replace(UNSHOWABLE, ' ')
    .trim()
    .slice(0, MAX_RECEIVER_MESSAGE_LENGTH);
  // The cut may have halved a character.
  return shown.replace(/\p{Cs}$/u, '') || undefined;
}

const Said = v.object({ message: v.optional(v.string()), reference: v.optional(v.string()) });

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** What a receiver told beside its status, in one of the two forms that are understood. */
function saidIn({ type = '', body }: Extract<Outcome, { status: number }>): Pick<Delivery, 'said' | 'reference'> {
  const kind = type.split(';')[0]?.trim().toLowerCase();
  const known = v.safeParse(
    Said,
    kind === 'application/json' ? parse(body) : { message: kind === 'text/plain' ? body : '' },
  );
  const { message = '', reference = '' } = known.success ? known.output : {};
  const [said, named] = [plain(message), plain(reference)];
  return { ...(said && { said }), ...(named && { reference: named }) };
}

/** How long a receiver asks to wait, in milliseconds: seconds or a date, as HTTP has it. */
function wished(retryAfter: string | undefined, now: number): number {
  if (retryAfter === undefined) return 0;
  const wait = /^\s*\d+\s*$/.test(retryAfter) ? Number(retryAfter) * SECOND : Date.parse(retryAfter) - now;
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS);
}

/** How long to wait after so many attempts: doubled each time, and any part of it, so that devices do not come all at once. */
const backOff = (tries: number, random: number): number =>
  Math.ceil(random * Math.min(BASE * 2 ** (tries - 1), LONGEST_BACK_OFF));

/** Why an answer asks for another attempt; undefined when it is final. */
const retried = (status: number): FailureReason | undefined =>
  RETRIED[status] ?? (status >= 500 ? 'trouble' : undefined);

/** Whether an answer says for sure that this attempt stored nothing. */
const isRefusal = (outcome: Outcome): boolean =>
  'fault' in outcome
    ? outcome.fault === 'file-missing'
    : outcome.status >= 400 && outcome.status < 500 && outcome.status !== 408 && outcome.status !== 409;

/**
 * The delivery of a record after an attempt.
 * @param before as it was when the attempt began
 * @param now milliseconds since 1970
 * @param random from 0 up to 1
 */
export function getNextDelivery(before: Delivery, outcome: Outcome, now: number, random: number): Delivery {
  const tries = before.tries + 1;
  const unsure = before.unsure === true || !isRefusal(outcome);
  const told = 'fault' in outcome ? {} : { status: outcome.status, ...saidIn(outcome) };
  if ('status' in outcome && outcome.status >= 200 && outcome.status < 300) {
    return { state: 'delivered', tries, deliveredAt: now, ...told };
  }
  const again = 'fault' in outcome ? outcome.fault : retried(outcome.status);
  const failed = { state: 'failed', tries, ...told, reason: again ?? 'refused', ...(unsure && { unsure }) } as const;
  if (again === undefined || again === 'file-missing' || tries >= MAX_ATTEMPTS) return failed;
  const wait = Math.max(backOff(tries, random), wished('fault' in outcome ? undefined : outcome.retryAfter, now));
  return { ...failed, state: 'queued', next: now + wait };
}
