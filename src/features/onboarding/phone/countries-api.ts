/** Addresses of the countries API. The operator can configure it with `PUBLIC_COUNTRIES_URL` at build time. */

/** Requests only the fields that are used. */
const DEFAULT_URL = 'https://restcountries.com/v3.1/all?fields=name,flags,idd';

function getConfiguredUrl(): string {
  const url: unknown = import.meta.env.PUBLIC_COUNTRIES_URL;
  return typeof url === 'string' && url.trim() ? url.trim() : DEFAULT_URL;
}

/** Absolute URL of the countries API. */
export const COUNTRIES_URL = getConfiguredUrl();

/** Origin of the API's flag images. */
export const FLAGS_URL = 'https://flagcdn.com';
