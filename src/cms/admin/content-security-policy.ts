/**
 * Content security policies of the admin. The pages of the deployed admin are rendered on demand, so Astro sends them the strict
 * policy of the public pages as a header, under which Keystatic renders nothing: it writes styles at run time, shows
 * pictures from memory, and calls GitHub.
 */
import type { MiddlewareHandler } from 'astro';

/** Paths of the admin. The inbox is below the same path, but its pages have the strict policy. */
export const ADMIN = /^\/keystatic(?:\/(?!inbox(?:\/|$))|$)/;

const DIRECTIVES = [
  "style-src 'self' 'unsafe-inline'",
  // Blocks the typeface that the admin loads from Google, so that Google does not learn who edits; the admin falls back
  // to the system font.
  "font-src 'self'",
  "img-src 'self' data: blob: https://avatars.githubusercontent.com",
  "connect-src 'self' https://api.github.com https://raw.githubusercontent.com",
  "form-action 'self' https://github.com",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

const getScriptDirective = (policy: string): string =>
  policy
    .split(';')
    .map((directive) => directive.trim())
    .find((directive) => directive.startsWith('script-src ')) ?? "script-src 'self'";

/**
 * Returns the policy of the admin. Scripts stay as strict as on public pages: Astro’s own list, with the hash of each inline script.
 * @param strict the policy that Astro created for the page
 */
export const createAdminPolicy = (strict: string): string =>
  ["default-src 'none'", ...DIRECTIVES, getScriptDirective(strict)].join('; ');

/** The policy of the admin in dev: Vite writes its own scripts into the page and sends messages over a socket. */
export const DEV_ADMIN_POLICY = DIRECTIVES.map((directive) =>
  directive.startsWith('connect-src ') ? `${directive} ws:` : directive,
).join('; ');

export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  const response = await next();
  if (!ADMIN.test(url.pathname)) return response;
  const strict = response.headers.get('Content-Security-Policy') ?? '';
  response.headers.set('Content-Security-Policy', createAdminPolicy(strict));
  response.headers.set('Referrer-Policy', 'same-origin');
  response.headers.set('X-Content-Type-Options', 'nosniff');
  return response;
};
