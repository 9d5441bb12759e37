/** The search records, from which the build writes the index; the build deletes this file afterwards. */
import type { APIRoute } from 'astro';
import { createSearchDocument } from '@/features/search-index/document.ts';
import { getSearchRecords } from '@/features/search-index/sources/index.ts';
import { getSingleton } from '@/cms/singleton.ts';

export const GET: APIRoute = async () => {
  const { synonyms } = await getSingleton('search');
  const records = await getSearchRecords();
  return Response.json(records.map((record) => createSearchDocument(record, synonyms)));
};
