/** What can be found, for the index: the build reads this file and takes it away. */
import type { APIRoute } from 'astro';
import { searchDocument } from '@/features/search-index/document.ts';
import { searchRecords } from '@/features/search-index/sources/index.ts';
import { searchWords } from '@/features/search/labels.ts';

export const GET: APIRoute = async () => {
  const { synonyms } = await searchWords();
  const records = await searchRecords();
  return Response.json(records.map((record) => searchDocument(record, synonyms)));
};
