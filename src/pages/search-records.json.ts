/** The search records and synonyms, from which the build writes the index; the build deletes this file afterwards. */
import type { APIRoute } from 'astro';
import { getSearchRecords } from '@/features/search-index/sources/index.ts';
import type { IndexSource } from '@/features/search-index/write-index.ts';
import { getSingleton } from '@/cms/singleton.ts';

export const GET: APIRoute = async () => {
  const { synonyms } = await getSingleton('search');
  return Response.json({ records: await getSearchRecords(), synonyms } satisfies IndexSource);
};
