/** Erases and exports what the inbox stores about records of this device. Loaded when the visitor asks for it. */
import * as v from 'valibot';
import { mayBeAtInbox } from '../outbox/delivery-state.ts';
import { parseRetryAfter } from '../outbox/receiver-response.ts';
import type { StoredRecord } from '../schemas/stored-record.ts';
import { getClaims, getEndpoint, MAX_RECORDS_PER_REQUEST, postClaims, type InboxEndpoint } from './inbox-request.ts';

const Records = v.object({ records: v.array(v.looseObject({ id: v.string() })) });

type Environment = {
  fetch: typeof fetch;
  baseUrl: string;
  now: () => number;
  /** Resolves after some milliseconds. */
  wait: (delay: number) => Promise<void>;
};

const browser = (): Environment => ({
  fetch: (...request) => fetch(...request),
  baseUrl: location.href,
  now: () => Date.now(),
  wait: (delay) => new Promise((resolve) => setTimeout(resolve, delay)),
});

/** Maximum delay that a visitor waits for one request. After 100 unknown records, an inbox asks for less. */
const MAX_RETRY_AFTER_WAIT_MS = 2 * 60 * 1_000;

type Answer = { records?: v.InferOutput<typeof Records>['records']; retryAfter?: number };

/** Returns the records of the response. When the inbox refuses, returns the delay that it asks for, in milliseconds. */
async function request(
  [url, endpoint]: [string, InboxEndpoint],
  records: readonly StoredRecord[],
  environment: Environment,
): Promise<Answer> {
  try {
    const address = getEndpoint(url, endpoint, environment.baseUrl);
    const response = await postClaims(address, getClaims(records), environment.fetch);
    const retryAfter = parseRetryAfter(response.headers.get('retry-after') ?? undefined, environment.now());
    if (!response.ok) return { retryAfter };
    const answer = v.safeParse(Records, await response.json());
    return answer.success ? { records: answer.output.records } : {};
  } catch {
    return {};
  }
}

/**
 * Erases a record at the inbox.
 * @param url endpoint that records are posted to
 * @returns whether the inbox confirmed it
 */
export async function eraseAtInbox(url: string, record: StoredRecord, environment = browser()): Promise<boolean> {
  const { records: erased } = await request([url, 'erase'], [record], environment);
  return erased?.some(({ id }) => id === record.id.toLowerCase()) ?? false;
}

/**
 * Returns all that the inbox stores about records, as JSON; undefined if it did not answer about all of them. Waits when the inbox
 * asks for it.
 * @param url endpoint that records are posted to
 */
export async function exportFromInbox(
  url: string,
  records: readonly StoredRecord[],
  environment = browser(),
): Promise<Blob | undefined> {
  const sent = records.filter(mayBeAtInbox);
  const exported: object[] = [];
  for (let at = 0; at < sent.length; at += MAX_RECORDS_PER_REQUEST) {
    const batch = sent.slice(at, at + MAX_RECORDS_PER_REQUEST);
    let answer = await request([url, 'export'], batch, environment);
    const { retryAfter = 0 } = answer;
    if (retryAfter > 0 && retryAfter <= MAX_RETRY_AFTER_WAIT_MS) {
      await environment.wait(retryAfter);
      answer = await request([url, 'export'], batch, environment);
    }
    if (!answer.records) return undefined;
    exported.push(...answer.records);
  }
  return new Blob([JSON.stringify({ records: exported }, null, 2)], { type: 'application/json' });
}
