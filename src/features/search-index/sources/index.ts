/** The sources of all search records. */
import { memoizeContent } from '@/lib/memoize.ts';
import type { SearchRecord, RecordSource } from '@/features/search/record.ts';
import { help } from './help.ts';
import { jobs } from './jobs.ts';
import { legal } from './legal.ts';
import { markets } from './markets.ts';
import { posts } from './posts.ts';
import { projects } from './projects.ts';
import { products } from './products.ts';
import { questions } from './questions.ts';
import { services } from './services.ts';
import { stores } from './stores.ts';

const SOURCES: readonly RecordSource[] = [
  products,
  stores,
  services,
  jobs,
  projects,
  markets,
  posts,
  help,
  questions,
  legal,
];

/** Loads the records of all sources, once per build. */
export const getSearchRecords = memoizeContent(async (): Promise<SearchRecord[]> =>
  (await Promise.all(SOURCES.map((source) => source()))).flat(),
);
