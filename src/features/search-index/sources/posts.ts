import { excerpt } from '@/lib/text/excerpt.ts';
import { publicPosts } from '@/features/community/posts.ts';
import { formatDate } from '@/lib/dates/format.ts';
import type { Source } from '@/features/search/record.ts';

export const posts: Source = async () =>
  (await publicPosts()).map(({ id, path, author, place, date, text, product }) => ({
    id,
    url: path,
    kind: 'posts' as const,
    title: excerpt(text),
    arabic: '',
    line: `${author.name} · ${place.name} · ${formatDate(date)}`,
    chips: [],
    keywords: [],
    related: product ? [product.name] : [],
    text: [text, author.name, author.nameAr, place.name, place.nameAr, place.region],
  }));
