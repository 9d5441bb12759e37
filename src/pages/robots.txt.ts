import type { APIRoute } from 'astro';
import { getSite } from '@/site/settings.ts';

export const GET: APIRoute = async () => {
  const { settings } = await getSite();
  return new Response(`User-agent: *\nAllow: /\nSitemap: ${new URL('/sitemap-index.xml', settings.address).href}\n`);
};
