/** Asks the public service for countries. */
import { countriesOf, type Country } from './countries.ts';

/** Milliseconds until a service that does not answer has failed. */
export const PATIENCE = 8_000;

/**
 * @param ask as the browser's `fetch`
 * @throws Error when it can not be reached, refuses, takes too long, or answers with something else
 */
export async function loadCountries(
  url: string,
  { ask = fetch, patience = PATIENCE }: { ask?: typeof fetch; patience?: number } = {},
): Promise<Country[]> {
  const response = await ask(url, {
    headers: { Accept: 'application/json' },
    // Nothing of the visitor goes along.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`the service of countries answered ${response.status}`);
  const countries = countriesOf(await response.json());
  if (countries.length === 0) throw new Error('the service of countries answered with none');
  return countries;
}
