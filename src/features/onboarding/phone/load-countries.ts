/** Loads countries from the countries API. */
import { parseCountries, isComplete, type Country } from './countries.ts';

/** Timeout of the request, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 8_000;

type Options = {
  /** Countries of the site; a complete response has nearly all of them. */
  known: readonly Country[];
  /** Name of the country that is selected by default. */
  start: string;
  /** Replaces `fetch` in tests. */
  fetchImpl?: typeof fetch;
  timeoutMs?: number;
};

/**
 * Loads the countries.
 * @throws Error when the request fails or times out, or the response is invalid or incomplete
 */
export async function loadCountries(
  url: string,
  { known, start, fetchImpl = fetch, timeoutMs = REQUEST_TIMEOUT_MS }: Options,
): Promise<Country[]> {
  const response = await fetchImpl(url, {
    headers: { Accept: 'application/json' },
    // Sends no cookies and no referrer.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`the countries API responded with status ${response.status}`);
  const countries = parseCountries(await response.json(), known);
  if (!isComplete(countries, known, start)) {
    throw new Error(`the countries API returned an incomplete list: ${countries.length} countries, or no “${start}”`);
  }
  return countries;
}
