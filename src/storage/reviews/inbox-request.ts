/** Requests to the inbox about records that this device sent. The token of a record proves that it did. */
import type { StoredRecord } from '../schemas/stored-record.ts';

/** Maximum number of records in one request to the inbox. */
export const MAX_RECORDS_PER_REQUEST = 100;

/** Milliseconds after which a request ends. */
export const REQUEST_TIMEOUT_MS = 20_000;

export type InboxEndpoint = 'state' | 'export' | 'erase';

/** A record and its token. */
export type Claim = { id: string; token: string };

/** Returns the claims of those records that have a token. */
export const getClaims = (records: readonly StoredRecord[]): Claim[] =>
  records.flatMap(({ id, token }) => (token === undefined ? [] : [{ id, token }]));

/** Returns the address of an endpoint beside the one that records are posted to. */
export function getEndpoint(deliveryUrl: string, endpoint: InboxEndpoint, baseUrl: string): string {
  const url = new URL(deliveryUrl, baseUrl);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${endpoint}`;
  return url.href;
}

/** Posts claims. Rejects when there is no response in time. */
export const postClaims = (url: string, records: readonly Claim[], request = fetch): Promise<Response> =>
  request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ records }),
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
