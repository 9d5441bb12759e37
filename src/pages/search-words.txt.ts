/** The words that search knows, one a line, for mending slips. */
import type { APIRoute } from 'astro';
import { searchRecords } from '@/search/build/sources/index.ts';
import { searchWords } from '@/search/words.ts';
import { wordList } from '@/search/build/word-list.ts';

export const GET: APIRoute = async () => {
  const { synonyms } = await searchWords();
  return new Response(wordList(await searchRecords(), synonyms).join('\n'));
};
