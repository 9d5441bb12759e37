/** Asks the public service for countries. */
import { parseCountries, isComplete, type Country } from './countries.ts';

/** Milliseconds until a service that does not answer has failed. */
export const REQUEST_TIMEOUT_MS = 8_000;

type Options = {
  /** The countries of the site, which a good answer has too. */
  known: readonly Country[];
  /** The country that is chosen first. */
  start: string;
  /** As the browser's `fetch`. */
  ask?: typeof fetch;
  patience?: number;
};

/** @throws Error when it cannot be reached, refuses, takes too long, or answers with something else or too few countries */
export async function loadCountries(
  url: string,
  { known, start, ask = fetch, patience = REQUEST_TIMEOUT_MS }: Options,
): Promise<Country[]> {
  const response = await ask(url, {
    headers: { Accept: 'application/json' },
    // Nothing of the visitor goes along.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`the service of countries answered ${response.status}`);
  const countries = parseCountries(await response.json(), known);
  if (!isComplete(countries, known, start)) {
    throw new Error(`the service of countries answered with ${countries.length}, or without ${start}`);
  }
  return countries;
}
