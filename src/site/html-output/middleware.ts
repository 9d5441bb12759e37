import type { MiddlewareHandler } from 'astro';
import { shareIcons } from '@/ui/icons/share-icons.ts';
import { orderHead } from './order-head.ts';

export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  const { status, headers } = response;
  headers.delete('Content-Length');
  return new Response(shareIcons(orderHead(await response.text())), { status, headers });
};
