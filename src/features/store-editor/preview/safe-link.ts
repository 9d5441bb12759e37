import { formatPhone } from '@/lib/text/format-phone.ts';
import { parseUrl } from '@/lib/parse-url.ts';
import { decodeUrl } from '@/lib/text/decode-url.ts';

/** Allowed URL schemes. Stored or imported values are untrusted, so every other scheme is rejected. */
export type Scheme = 'tel' | 'mailto' | 'https';

/** Returns a safe `href` and its text for a line of the visitor's own store, or undefined when the line is not valid. */
export function getSafeLink(scheme: Scheme, text: string): { href: string; text: string } | undefined {
  if (scheme === 'tel')
    return /^\+?\d{7,15}$/.test(text) ? { href: `tel:${text}`, text: formatPhone(text) } : undefined;
  if (scheme === 'mailto') {
    return /^[^\s@?&]+@[^\s@?&]+$/.test(text) ? { href: `mailto:${encodeURI(text)}`, text } : undefined;
  }
  const address = parseUrl(text);
  return address?.protocol === 'https:'
    ? { href: address.href, text: `${address.host}${decodeUrl(address.pathname.replace(/\/$/, ''))}` }
    : undefined;
}
