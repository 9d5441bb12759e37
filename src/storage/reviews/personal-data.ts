/** Erases and exports what the inbox stores about records of this device. Loaded when the visitor asks for it. */
import * as v from 'valibot';
import type { StoredRecord } from '../schemas.ts';
import { getClaims, getEndpoint, MAX_RECORDS_PER_REQUEST, postClaims, type InboxEndpoint } from './inbox-request.ts';

const Records = v.object({ records: v.array(v.looseObject({ id: v.string() })) });

type Environment = { fetch: typeof fetch; base: string };

const browser = (): Environment => ({ fetch: (...request) => fetch(...request), base: location.href });

/** Returns the records of the response; undefined if the inbox could not be reached or did not do it. */
async function request(
  [url, endpoint]: [string, InboxEndpoint],
  records: readonly StoredRecord[],
  environment: Environment,
): Promise<v.InferOutput<typeof Records>['records'] | undefined> {
  try {
    const address = getEndpoint(url, endpoint, environment.base);
    const response = await postClaims(address, getClaims(records), environment.fetch);
    const answer = v.safeParse(Records, response.ok ? await response.json() : undefined);
    return answer.success ? answer.output.records : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Erases a record at the inbox.
 * @param url endpoint that records are posted to
 * @returns whether the inbox confirmed it
 */
export async function eraseAtInbox(url: string, record: StoredRecord, environment = browser()): Promise<boolean> {
  const erased = await request([url, 'erase'], [record], environment);
  return erased?.some(({ id }) => id === record.id.toLowerCase()) ?? false;
}

/**
 * Returns all that the inbox stores about records, as JSON; undefined if it did not answer about all of them.
 * @param url endpoint that records are posted to
 */
export async function exportFromInbox(
  url: string,
  records: readonly StoredRecord[],
  environment = browser(),
): Promise<Blob | undefined> {
  const delivered = records.filter(({ delivery, token }) => delivery.state === 'delivered' && token !== undefined);
  const exported: object[] = [];
  for (let at = 0; at < delivered.length; at += MAX_RECORDS_PER_REQUEST) {
    const batch = delivered.slice(at, at + MAX_RECORDS_PER_REQUEST);
    const answer = await request([url, 'export'], batch, environment);
    if (!answer) return undefined;
    exported.push(...answer);
  }
  return new Blob([JSON.stringify({ records: exported }, null, 2)], { type: 'application/json' });
}
