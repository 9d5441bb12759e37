import type { MiddlewareHandler } from 'astro';
import { shareIcons } from '@/ui/icons/share-icons.ts';
import { orderHead } from './order-head.ts';
import { pruneHashes } from './prune-hashes.ts';
import { dropUnusedIslands, shareIslands } from './share-islands.ts';

/** Closes the shapes of drawings as SVG does. Astro writes an end tag for each. */
const closeShapes = (html: string): string =>
  html.replace(/><\/(?:circle|ellipse|line|path|polygon|polyline|rect|use)>/g, '/>');

export const onRequest: MiddlewareHandler = async ({ isPrerendered }, next) => {
  const response = await next();
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  const { status, headers } = response;
  headers.delete('Content-Length');
  const html = shareIcons(orderHead(await response.text()));
  // In development, Astro's own scripts update islands after an edit.
  if (import.meta.env.DEV) return new Response(html, { status, headers });
  // The admin does not have the layout of the site, which loads the element of islands: it needs the scripts that Astro writes.
  const withoutRepeats = isPrerendered ? shareIslands(html) : html;
  // Bytes, because a response checks a text once more before it encodes it.
  return new Response(Buffer.from(closeShapes(pruneHashes(dropUnusedIslands(withoutRepeats)))), { status, headers });
};
