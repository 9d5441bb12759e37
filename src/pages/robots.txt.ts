import type { APIRoute } from 'astro';
import { site } from '@/shell/site.ts';

export const GET: APIRoute = async () => {
  const { settings } = await site();
  return new Response(`User-agent: *\nAllow: /\nSitemap: ${new URL('/sitemap-index.xml', settings.address).href}\n`);
};
