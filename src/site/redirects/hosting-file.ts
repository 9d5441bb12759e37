import type { APIRoute } from 'astro';
import { formatHostingFile, type HostingFile } from './hosting-files.ts';
import { getRedirects } from './redirects.ts';

/** Writes the file of which `integration.ts` has declared the address. */
export const GET: APIRoute = async ({ routePattern }) =>
  new Response(formatHostingFile(routePattern as HostingFile, await getRedirects()));
