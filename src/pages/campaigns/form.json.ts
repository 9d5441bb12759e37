/** What the form of a campaign loads when it is idle: the coast for its map, and words of the search index. */
import type { APIRoute } from 'astro';
import { loadCoast } from '@/features/campaigns/form/coast.ts';
import { getSearchRecords } from '@/features/search-index/sources/index.ts';

/** More records would make the file long, and hardly add keywords: similar products share theirs. */
const MAX_SOURCES = 2000;

export const GET: APIRoute = async () => {
  const [coast, records] = await Promise.all([loadCoast(), getSearchRecords()]);
  const all = records.filter(({ keywords }) => keywords.length > 0);
  // Spread over all types and categories, which follow each other.
  const step = Math.ceil(all.length / MAX_SOURCES);
  const sources = all
    .filter((_, position) => position % step === 0)
    .map(({ title, keywords }) => ({ title, keywords }));
  return Response.json({ coast, sources });
};
