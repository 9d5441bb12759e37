/**
 * What the deployed admin may do in a browser. Its pages are made on demand, so Astro sends them the
 * strict policy of the public pages as a header; under that Keystatic shows nothing. Measured: it
 * writes its styles at run time, shows pictures from memory, and asks GitHub.
 */
import type { MiddlewareHandler } from 'astro';

/** Addresses of the admin. */
export const ADMIN = /^\/keystatic(?:\/|$)/;

/** Scripts stay as strict as anywhere: Astro's own list, with the hash of each inline one. */
const WIDENED = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  // The admin asks Google for its typeface; without it, it takes the system's, and nobody else knows who edits.
  "font-src 'self'",
  "img-src 'self' data: blob: https://avatars.githubusercontent.com",
  "connect-src 'self' https://api.github.com https://raw.githubusercontent.com",
  "form-action 'self' https://github.com",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

const scriptsOf = (policy: string): string =>
  policy
    .split(';')
    .map((directive) => directive.trim())
    .find((directive) => directive.startsWith('script-src ')) ?? "script-src 'self'";

/** @param strict the policy that Astro made for the page */
export const adminPolicy = (strict: string): string => [...WIDENED, scriptsOf(strict)].join('; ');

export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  const response = await next();
  if (!ADMIN.test(url.pathname)) return response;
  const strict = response.headers.get('Content-Security-Policy') ?? '';
  response.headers.set('Content-Security-Policy', adminPolicy(strict));
  response.headers.set('Referrer-Policy', 'same-origin');
  response.headers.set('X-Content-Type-Options', 'nosniff');
  return response;
};
