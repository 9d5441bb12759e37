/** The redirects in the formats of servers and hosts. */
import type { Redirect } from './list-redirects.ts';

const hasQuery = (path: string): boolean => path.includes('?');

/**
 * Formats a redirect for each file. All redirects are permanent. The query of a request stays, unless the new address has its own;
 * hosts that read `_redirects` do that by themselves.
 */
const FORMATS = {
  /** Netlify, Cloudflare and others. */
  '/_redirects': ({ from, to }: Redirect) => `${from} ${to} 301`,
  '/_redirects.nginx': ({ from, to }: Redirect) =>
    `location = ${from} { return 301 ${to}${hasQuery(to) ? '' : '$is_args$args'}; }`,
  '/_redirects.caddy': ({ from, to }: Redirect) => `redir ${from} ${to}${hasQuery(to) ? '' : '?{query}'} 301`,
} as const;

export type HostingFile = keyof typeof FORMATS;

/** The addresses of the files. Servers respond to them with 404. */
export const HOSTING_FILES = Object.keys(FORMATS) as HostingFile[];

/** Returns the text of a file. */
export const formatHostingFile = (file: HostingFile, redirects: readonly Redirect[]): string =>
  redirects.map((redirect) => `${FORMATS[file](redirect)}\n`).join('');

/** Returns the old addresses in the text of `/_redirects`. */
export const parseOldAddresses = (text: string): string[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' ', 1)[0] ?? '');
