/**
 * Stops React's development build from logging which properties of the admin have changed. It reads a chosen picture byte by byte
 * for that: a picture of 1 MB blocked the page for half a minute. React decides when it is loaded, so this is imported before it.
 */
import { ADMIN } from './content-security-policy.ts';

if (ADMIN.test(location.pathname)) Object.assign(console, { timeStamp: undefined });
