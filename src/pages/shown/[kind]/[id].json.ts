/** What is shown of each thing that a visitor may mark: a small file each, asked for by those who marked it. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { isFavouriteType, toFavouriteId } from '@/features/favourites/favourite-id.ts';
import { getSearchRecords } from '@/features/search-index/sources/index.ts';
import type { IndexedFields, SearchRecord, EntrySummary } from '@/features/search/record.ts';

const shownOf = (record: SearchRecord): EntrySummary => {
  const { seller: _, category: __, keywords: ___, related: ____, text: _____, expires: ______, ...shown } = record;
  return shown satisfies Omit<SearchRecord, keyof IndexedFields>;
};

export const getStaticPaths = (async () =>
  (await getSearchRecords()).flatMap((record) => {
    if (!isFavouriteType(record.kind)) return [];
    const [kind, id] = toFavouriteId(record.kind, record.id).split(':');
    return [{ params: { kind, id }, props: { shown: shownOf(record) } }];
  })) satisfies GetStaticPaths;

export const GET: APIRoute<{ shown: EntrySummary }> = ({ props }) => Response.json(props.shown);
