/** The dictionary for spelling correction, one word a line. */
import type { APIRoute } from 'astro';
import { getSearchRecords } from '@/features/search-index/sources/index.ts';
import { getSingleton } from '@/cms/singleton.ts';
import { createWordList } from '@/features/search-index/word-list.ts';

export const GET: APIRoute = async () => {
  const { synonyms } = await getSingleton('search');
  return new Response(createWordList(await getSearchRecords(), synonyms).join('\n'));
};
