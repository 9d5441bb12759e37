/** Polls the inbox about the delivered records of this device, as long as the page is open and seen. */
import { isCausedBy } from '../errors/to-storage-error.ts';
import type { Database } from '../database.ts';
import { StorageError } from '../errors/storage-error.ts';
import { getBackOff, parseRetryAfter } from '../outbox/receiver-response.ts';
import { MAX_TIMER_MS, WakeSignal } from '../outbox/wake-signal.ts';
import { observeQuery } from '../observe-query.ts';
import type { ReviewEnvironment } from './environment.ts';
import {
  getClaims,
  getEndpoint,
  MAX_RECORDS_PER_REQUEST,
  postClaims,
  REQUEST_TIMEOUT_MS,
  type Claim,
} from './inbox-request.ts';
import { parseReviews, type ReviewUpdate } from './parse-reviews.ts';
import { createReviewTable, type ReviewTable, type Round } from './review-table.ts';

export type Polling = { stop: () => Promise<void> };

type Run = {
  url: string;
  table: ReviewTable;
  wakeSignal: WakeSignal;
  environment: ReviewEnvironment;
  signal: AbortSignal;
};

/** Minimum wait after an error. */
const MIN_BACK_OFF_MS = 30_000;

/** Milliseconds until a receiver without this endpoint is polled again: an operator may add an inbox. */
const NO_INBOX_WAIT_MS = 24 * 60 * 60 * 1_000;

/** Statuses of a receiver that may answer later. */
const isTemporary = (status: number): boolean => status === 408 || status === 425 || status === 429 || status >= 500;

type PollResult = { updates: ReviewUpdate[] } | { status: number; retryAfter?: string };

/** Polls one batch of records. */
async function pollBatch(url: string, claims: readonly Claim[], environment: ReviewEnvironment): Promise<PollResult> {
  try {
    const response = await postClaims(url, claims, environment.fetch);
    const retryAfter = response.headers.get('retry-after');
    const failure = { status: response.status, ...(retryAfter !== null && { retryAfter }) };
    if (!response.ok) return failure;
    const updates = parseReviews(await response.json().catch(() => undefined));
    return updates ? { updates } : failure;
  } catch {
    // No response: as if the receiver were busy.
    return { status: 503 };
  }
}

/** Returns whether the public page exists. */
async function isPublic(link: string, { fetch, getBaseUrl }: ReviewEnvironment): Promise<boolean> {
  const request = async (method: string) => {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    return (await fetch(new URL(link, getBaseUrl()).href, { method, cache: 'no-store', credentials: 'omit', signal }))
      .status;
  };
  try {
    const status = await request('HEAD');
    // Some servers only know GET.
    return (status === 405 || status === 501 ? await request('GET') : status) === 200;
  } catch {
    return false;
  }
}

/** Returns the update as the visitor may see it: a page counts as published once it is public. */
async function verify(update: ReviewUpdate, round: Round, environment: ReviewEnvironment): Promise<ReviewUpdate> {
  const { id, state, at, link } = update;
  if (state !== 'published') return update;
  const before = round.records.find((record) => record.id === id)?.review;
  const isKnown = before?.state === 'published' && before.link === link;
  if (link !== undefined && (isKnown || (await isPublic(link, environment)))) return update;
  return { id, state: 'accepted', at };
}

/** Returns when to poll again after a failure. */
function getNextAttempt(
  { log }: Round,
  failure: Extract<PollResult, { status: number }>,
  environment: ReviewEnvironment,
) {
  const now = environment.now();
  if (!isTemporary(failure.status)) return now + NO_INBOX_WAIT_MS;
  const backOff = getBackOff((log.failures ?? 0) + 1, environment.random());
  return now + Math.max(MIN_BACK_OFF_MS, backOff, parseRetryAfter(failure.retryAfter, now));
}

/** Returns the items from a random one to the one before it. */
function rotate<Item>(items: readonly Item[], random: number): Item[] {
  const first = Math.floor(random * items.length);
  return [...items.slice(first), ...items.slice(0, first)];
}

/** Polls the records of a round, and stores the updates. */
async function pollOnce(round: Round, { url, table, environment, signal }: Run): Promise<void> {
  const endpoint = getEndpoint(url, 'state', environment.getBaseUrl());
  // Otherwise an inbox that responds to one request and delays the next would never be asked about the last records.
  const claims = rotate(getClaims(round.records), environment.random());
  for (let at = 0; at < claims.length && !signal.aborted; at += MAX_RECORDS_PER_REQUEST) {
    const batch = claims.slice(at, at + MAX_RECORDS_PER_REQUEST);
    const result = await pollBatch(endpoint, batch, environment);
    if ('status' in result) return table.postpone(round.log, getNextAttempt(round, result, environment));
    // An inbox that answers about other records does not change them.
    const expected = result.updates.flatMap((update) => {
      // It stores ids in lower case. An imported record may have capitals.
      const claim = batch.find(({ id }) => id.toLowerCase() === update.id);
      return claim ? [{ ...update, id: claim.id }] : [];
    });
    const verified: ReviewUpdate[] = [];
    for (const update of expected) verified.push(await verify(update, round, environment));
    await table.store(verified, environment.now());
  }
}

/** Polls if a round is due, or waits until one is or something changes. */
async function processNext(context: Run): Promise<void> {
  const { table, wakeSignal, environment } = context;
  if (!environment.isOnline() || !environment.isVisible()) return wakeSignal.wait(MAX_TIMER_MS);
  const shouldSaveData = environment.shouldSaveData();
  const round = await table.claimRound(environment.now(), shouldSaveData);
  if (round) return pollOnce(round, context);
  const due = await table.getNextRound(environment.now(), shouldSaveData);
  return wakeSignal.wait(Math.min(Math.max(due - environment.now(), 0), MAX_TIMER_MS));
}

async function run(context: Run): Promise<void> {
  const isClosed = (error: unknown) => context.signal.aborted || isCausedBy(error, 'DatabaseClosedError');
  while (!context.signal.aborted) {
    try {
      await processNext(context);
    } catch (error) {
      if (isClosed(error)) return;
      if (!(error instanceof StorageError)) throw error;
      // The outbox reports errors of the storage.
      await context.wakeSignal.wait(MAX_TIMER_MS);
    }
  }
}

/**
 * Starts to poll.
 * @param url endpoint that records are posted to
 */
export function openPolling(url: string, database: Database, environment: ReviewEnvironment): Polling {
  const stopping = new AbortController();
  const table = createReviewTable(database);
  const wakeSignal = new WakeSignal(environment.setTimer);
  const wake = () => {
    wakeSignal.wake();
  };
  const unsubscribe = [
    observeQuery(() => table.findOpen(environment.now()), wake),
    environment.whenOnline(wake),
    environment.whenVisibilityChanges(wake),
  ];
  const done = run({ url, table, wakeSignal, environment, signal: stopping.signal }).finally(() => {
    for (const stop of unsubscribe) stop();
  });
  return {
    stop: async () => {
      stopping.abort();
      wake();
      await done;
    },
  };
}
