/** The public service of countries, which an operator can choose. Read at build time. */

/** Asked for what is shown and nothing else. */
const DEFAULT = 'https://restcountries.com/v3.1/all?fields=name,flags,idd';

function configured(): string {
  const url: unknown = import.meta.env.PUBLIC_COUNTRIES_URL;
  return typeof url === 'string' && url.trim() ? url.trim() : DEFAULT;
}

/** An absolute address. */
export const COUNTRIES_URL = configured();

/** Where the service's flags are. */
export const FLAGS_URL = 'https://flagcdn.com';
