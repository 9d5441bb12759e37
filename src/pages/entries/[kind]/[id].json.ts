/** The summaries of entries that can be favourites, a small file each, loaded by visitors who marked or viewed the entry. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { isFavouriteType, toFavouriteId } from '@/features/favourites/favourite-id.ts';
import { getSearchRecords } from '@/features/search-index/sources/index.ts';
import { toSummary } from '@/features/search-index/record-files.ts';
import type { EntrySummary } from '@/features/search/record.ts';

export const getStaticPaths = (async () =>
  (await getSearchRecords()).flatMap((record) => {
    if (!isFavouriteType(record.kind)) return [];
    const [kind, id] = toFavouriteId(record.kind, record.id).split(':');
    return [{ params: { kind, id }, props: { summary: toSummary(record) } }];
  })) satisfies GetStaticPaths;

export const GET: APIRoute<{ summary: EntrySummary }> = ({ props }) => Response.json(props.summary);
