import { createExcerpt } from '@/lib/text/excerpt.ts';
import { getPublicPosts } from '@/features/community/posts.ts';
import { formatDate } from '@/lib/dates/format.ts';
import type { RecordSource } from '@/features/search/record.ts';

export const posts: RecordSource = async () =>
  (await getPublicPosts()).map(({ id, path, author, place, date, text, product }) => ({
    id,
    url: path,
    kind: 'posts' as const,
    title: createExcerpt(text),
    arabic: '',
    line: `${author.name} · ${place.name} · ${formatDate(date)}`,
    chips: [],
    keywords: [],
    related: product ? [product.name] : [],
    text: [text, author.name, author.nameAr, place.name, place.nameAr, place.region],
  }));
