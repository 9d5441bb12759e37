/** What the form of a campaign loads when it is idle: the coast for its map, and words of the search index. */
import type { APIRoute } from 'astro';
import { loadCoast } from '@/features/campaigns/form/coast.ts';
import { getSearchRecords } from '@/features/search-index/sources/index.ts';

export const GET: APIRoute = async () => {
  const [coast, records] = await Promise.all([loadCoast(), getSearchRecords()]);
  const sources = records
    .filter(({ keywords }) => keywords.length > 0)
    .map(({ title, keywords }) => ({ title, keywords }));
  return Response.json({ coast, sources });
};
