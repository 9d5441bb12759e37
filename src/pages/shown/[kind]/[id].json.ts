/** What is shown of each thing that a visitor may mark: a small file each, asked for by those who marked it. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { isMarkedKind, markOf } from '@/features/favourites/favourite-id.ts';
import { searchRecords } from '@/features/search-index/sources/index.ts';
import type { Searched, SearchRecord, Shown } from '@/features/search/record.ts';

const shownOf = (record: SearchRecord): Shown => {
  const { seller: _, category: __, keywords: ___, related: ____, text: _____, expires: ______, ...shown } = record;
  return shown satisfies Omit<SearchRecord, keyof Searched>;
};

export const getStaticPaths = (async () =>
  (await searchRecords()).flatMap((record) => {
    if (!isMarkedKind(record.kind)) return [];
    const [kind, id] = markOf(record.kind, record.id).split(':');
    return [{ params: { kind, id }, props: { shown: shownOf(record) } }];
  })) satisfies GetStaticPaths;

export const GET: APIRoute<{ shown: Shown }> = ({ props }) => Response.json(props.shown);
