/** The sources of all search records. */
import { memoizeContent } from '@/lib/memoize.ts';
import type { SearchRecord, RecordSource } from '@/features/search/record.ts';
import { loadHelp } from './help.ts';
import { loadJobs } from './jobs.ts';
import { loadLegalPages } from './legal.ts';
import { loadMarkets } from './markets.ts';
import { loadPosts } from './posts.ts';
import { loadProjects } from './projects.ts';
import { loadProducts } from './products.ts';
import { loadQuestions } from './questions.ts';
import { loadServices } from './services.ts';
import { loadStores } from './stores.ts';

const SOURCES: readonly RecordSource[] = [
  loadProducts,
  loadStores,
  loadServices,
  loadJobs,
  loadProjects,
  loadMarkets,
  loadPosts,
  loadHelp,
  loadQuestions,
  loadLegalPages,
];

/** Loads the records of all sources, once per build. */
export const getSearchRecords = memoizeContent(async (): Promise<SearchRecord[]> =>
  (await Promise.all(SOURCES.map((source) => source()))).flat(),
);
