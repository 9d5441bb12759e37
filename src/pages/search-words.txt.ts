/** The words that search knows, one a line, for mending slips. */
import type { APIRoute } from 'astro';
import { searchRecords } from '@/features/search-index/sources/index.ts';
import { searchWords } from '@/features/search/labels.ts';
import { wordList } from '@/features/search-index/word-list.ts';

export const GET: APIRoute = async () => {
  const { synonyms } = await searchWords();
  return new Response(wordList(await searchRecords(), synonyms).join('\n'));
};
