/** In dev, the summaries of entries that can be favourites: a build writes them as files. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { ENTRIES } from '@/features/favourites/favourite-id.ts';
import type { EntrySummary } from '@/features/search/record.ts';
import { createEntryFiles } from './entry-files.ts';
import { getSearchRecords } from './sources/index.ts';

export const getStaticPaths = (async () =>
  [...createEntryFiles(await getSearchRecords())].map(([address, summary]) => ({
    params: { path: address.slice(ENTRIES.length) },
    props: { summary },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ summary: EntrySummary }> = ({ props }) => Response.json(props.summary);
