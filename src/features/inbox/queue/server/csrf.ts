/**
 * Protects forms against requests that another page makes in the editor's browser: each form contains a value that only this
 * server can derive from a cookie of the browser. The check of origins comes before it.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const COOKIE_BYTES = 32;

/** The name of the field in forms, and of the cookie. */
export const CSRF_FIELD = 'csrf';
export const CSRF_COOKIE = 'ino-inbox';

/** Returns a new value of the cookie. */
export const createCookie = (): string => randomBytes(COOKIE_BYTES).toString('base64url');

export const isCsrfCookie = (value: string | undefined): value is string => /^[\w-]{43}$/.test(value ?? '');

/** Returns the value of the field for a cookie. */
export const createToken = (key: Uint8Array, cookie: string): string =>
  createHmac('sha256', key).update(cookie).digest('base64url');

export function isValidToken(key: Uint8Array, cookie: string | undefined, token: string): boolean {
  if (!isCsrfCookie(cookie)) return false;
  const expected = Buffer.from(createToken(key, cookie));
  const sent = Buffer.from(token);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
