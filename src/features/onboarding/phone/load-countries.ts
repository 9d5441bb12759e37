/** Loads countries from the countries API. */
import { parseCountries, type Country } from './countries.ts';

/** Timeout of the request, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 8_000;

type Options = {
  /** Countries of the site, for dial codes that the response omits. */
  known: readonly Country[];
  /** Replaces `fetch` in tests. */
  fetchImpl?: typeof fetch;
  timeoutMs?: number;
};

/**
 * Loads the countries.
 * @throws Error when the request fails or times out, or the response has no country
 */
export async function loadCountries(
  url: string,
  { known, fetchImpl = fetch, timeoutMs = REQUEST_TIMEOUT_MS }: Options,
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
  if (countries.length === 0) throw new Error('the countries API returned no country');
  return countries;
}
