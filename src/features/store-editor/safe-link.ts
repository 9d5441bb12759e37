import { parseUrl } from '@/lib/parse-url.ts';

/** Where a line of the own store leads. What was kept or imported is never believed: only these schemes, nothing else. */
export const SCHEMES = ['tel', 'mailto', 'https'] as const;

export type Scheme = (typeof SCHEMES)[number];

/** The address behind a line and how it reads; undefined when it cannot be one. */
export function getSafeLink(scheme: Scheme, text: string): { href: string; text: string } | undefined {
  if (scheme === 'tel') return /^\+?\d{7,15}$/.test(text) ? { href: `tel:${text}`, text } : undefined;
  if (scheme === 'mailto') {
    return /^[^\s@?&]+@[^\s@?&]+$/.test(text) ? { href: `mailto:${encodeURI(text)}`, text } : undefined;
  }
  const address = parseUrl(text);
  return address?.protocol === 'https:'
    ? { href: address.href, text: `${address.host}${address.pathname.replace(/\/$/, '')}` }
    : undefined;
}
