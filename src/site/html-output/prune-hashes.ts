import { createHash } from 'node:crypto';

const POLICY = /<meta http-equiv="content-security-policy" content="[^"]*">/;
/** Data, such as that for search engines, is not run and needs no hash. */
const INLINE = /<(script|style)(?![^>]* (?:src=|type="application\/))[^>]*>(.*?)<\/\1>/gs;
const HASH = / '(sha256-[^']*)'/g;

/** An empty style element, which the one-time code input renders. */
const EMPTY = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** By content: most pages have the same scripts. */
const knownHashes = new Map<string, string>();

function getHash(content: string): string {
  const hash = knownHashes.get(content) ?? `sha256-${createHash('sha256').update(content).digest('base64')}`;
  knownHashes.set(content, hash);
  return hash;
}

/**
 * Removes the hashes of scripts and styles that a page does not contain from its content security policy. Astro allows those of
 * all client directives on every page.
 */
export function pruneHashes(html: string): string {
  const used = new Set([EMPTY, ...[...html.matchAll(INLINE)].map(([, , content = '']) => getHash(content))]);
  return html.replace(POLICY, (policy) => policy.replace(HASH, (part, hash: string) => (used.has(hash) ? part : '')));
}
